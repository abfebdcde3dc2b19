import type { Target } from '@platform/estate-engine';
import { DomainError } from '@platform/kernel';
import type { PlannedStep } from '../disposition/planned-step.ts';
import { type EstateDocument, stepsOf } from '../document/document.ts';
import type { EstateTrust } from '../trust/trust.ts';
import type { Estate } from './estate.ts';

type Ids = readonly (string | null | undefined)[];
/** What an instrument names, by the kinds of things that can be meant. */
interface Named {
  readonly name: string;
  readonly people: Ids;
  readonly parties: Ids;
  readonly assets: Ids;
  readonly papers: Ids;
}

const takersOf = ({ to, classOf, disclaimerTrustId, alternates = [] }: Target): Ids => [
  ...[to, classOf, disclaimerTrustId],
  ...alternates.flatMap(takersOf),
];
const ofSteps = (steps: readonly PlannedStep[]) => ({
  parties: steps.flatMap(({ to }) => to.flatMap(takersOf)),
  assets: steps.map(({ assetId }) => assetId),
});

function namedByTrust(trust: EstateTrust): Named {
  const { name, settlors, lifetimeBeneficiaries, fiduciaries, powers, schedule, terms, revokedById } = trust;
  const { parties, assets } = ofSteps(terms.flatMap(({ steps }) => steps));
  const acting = [...fiduciaries, ...powers, ...terms].map(({ personId }) => personId);
  const people = [...settlors, ...acting, schedule?.lifeOfId];
  return { name, people, parties: [...lifetimeBeneficiaries, ...parties], assets, papers: [revokedById] };
}

function namedByDocument(document: EstateDocument): Named {
  const { name, ownerId, fiduciaries, parentId, will, amendment } = document;
  const acting = [...fiduciaries, ...(amendment?.terms ?? [])].map(({ personId }) => personId);
  const people = [ownerId, ...acting, ...(will?.excludedHeirs ?? [])];
  return { name, people, ...ofSteps(stepsOf(document)), papers: [parentId] };
}

/** Each name that an instrument of the estate has for nobody and nothing, with the instrument's own. */
function danglingIn(estate: Estate): ReadonlyMap<string, string> {
  const { people, trusts, charities, entities, assets, documents } = estate;
  const known = (...lists: readonly (readonly { readonly id: string }[])[]) =>
    new Set(lists.flatMap((list) => list.map(({ id }) => id)));
  const sets = {
    people: known(people),
    parties: known(people, trusts, charities, entities),
    assets: known(assets),
    papers: known(documents, trusts),
  };
  const all = [
    ...trusts.map((one) => [one.id, namedByTrust(one)]),
    ...documents.map((one) => [one.id, namedByDocument(one)]),
  ];
  return new Map(
    (all as [string, Named][]).flatMap(([id, named]) =>
      (['people', 'parties', 'assets', 'papers'] as const).flatMap((kind) =>
        named[kind].flatMap((other): [string, string][] =>
          other && !sets[kind].has(other) ? [[`${id} ${kind} ${other}`, named.name]] : [],
        ),
      ),
    ),
  );
}

/**
 * No trust and no document names somebody or something that a change takes away, or that is gone when it comes back
 * itself; what dangled before is no reason to refuse another change.
 * Throws: DomainError UNKNOWN_REFERENCE.
 */
export function checkReferences(before: Estate, after: Estate): void {
  const dangling = danglingIn(after);
  if (dangling.size === 0) return;
  const already = danglingIn(before);
  for (const [reference, name] of dangling)
    if (!already.has(reference))
      throw new DomainError(
        'UNKNOWN_REFERENCE',
        `${name} names somebody or something that is not in this estate any more.`,
        { field: 'id' },
      );
}
