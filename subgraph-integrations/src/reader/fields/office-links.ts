import { isInstitution } from '../language/names.ts';
import { linksBackward, linksForward, TO_SERVE } from '../structure/links.ts';
import type { Group, PeopleIndex } from '../structure/people.ts';
import type { Office } from './offices.ts';
import { APPOINTS } from './serving-words.ts';

/** "I nominate as guardian of each minor child Ann Lee": the verb and the name stand around the office. */
function namedAs(text: string, office: Office, group: Group): boolean {
  return (
    /\b(?:nominate|appoint|name|designate|choose)\s+(?:as|to be)\s+(?:the |my )?$/i.test(text.slice(0, office.start)) &&
    /^(?: (?:of|for) (?:each|my|our|any|the|every)\b[^,;:.]{0,40})?(?:,? (?:the following(?: persons?| people)?|these(?: people| persons)?|(?:one of )?the persons? named(?: below)?)(?:,? in (?:this|that|the) order)?:|,? to (?:act|serve) in (?:this|the following) order:)?,?\s+(?:(?:my|our) [\w-]+,?\s+)?$/i.test(
      text.slice(office.end, group.start).replace(TO_SERVE, ''),
    )
  );
}

/** "A and B (collectively, the "Trustees")": the text itself says what they are. */
function defined(text: string, group: Group, offices: readonly Office[]): Office | undefined {
  const words =
    /^[^.;()]{0,60}(?:\([^()"“]{0,40}|\b(?:hereinafter|herein|hereafter)\s+(?:(?:called|referred to as|known as|styled|designated)\s+){1,2}(?:the\s+)?)["“]?(?:the\s+)?/.exec(
      text.slice(group.end),
    );
  const at = group.end + (words?.[0].length ?? 0);
  return words ? offices.find(({ start }) => start === at) : undefined;
}

/** The office that these people are named to in a clause: by its own definition, behind them, or before them. */
export function officeFor(
  text: string,
  group: Group,
  offices: readonly Office[],
  groups: readonly Group[],
): Office | undefined {
  const byItself = defined(text, group, offices);
  if (byItself) return byItself;
  const next = groups.find((g) => g.start >= group.end);
  const after = offices.find((o) => o.start >= group.end);
  if (
    after &&
    (!next || after.start < next.start) &&
    (linksForward(text, group, after) || appointsAs(text, group, after))
  )
    return after;
  const before = offices.findLast((o) => o.end <= group.start);
  // "A as Grantor, and B …": the office is already A's.
  const taken = before && groups.some((g) => g.end <= before.start && linksForward(text, g, before));
  if (before && !taken && (linksBackward(text, before, group) || namedAs(text, before, group))) return before;
  return undefined;
}

/** "I name A, of any age and place, to serve as Executor": the verb makes the link, whatever stands between. */
function appointsAs(text: string, group: Group, office: Office): boolean {
  const between = text.slice(group.end, office.start);
  const lead = text.slice(0, group.start);
  return (
    APPOINTS.test(lead) &&
    /\b(?:as|to be|to serve as|to act as|the (?:job|role|office|position|duties|task) of)\s+(?:\w+\s+){0,4}$/i.test(
      between,
    ) &&
    between.length < 120
  );
}

/** "Orphans' Guardian Bank": whether a word for an office stands in the name of a company, where it is none. */
export function inNamesOf(people: PeopleIndex, text: string): (office: Office) => boolean {
  const companies = people.mentionsIn({ text }).filter(({ name }) => isInstitution(name));
  return ({ start, end }) =>
    companies.some((one) => start > one.start && end < one.end && !/[,;:]/.test(text.slice(one.start, end)));
}
