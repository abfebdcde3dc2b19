import { counted } from '@platform/kernel';
import type { ChangeAction, ChangedPart } from './enums/domain.ts';
import { labelOf } from './labels.ts';

export interface ChangedThingName {
  readonly part: ChangedPart;
  readonly action: ChangeAction;
  readonly name: string;
}

/** What was done to what; a relationship has no name of its own, and an estate is more than its details. */
export function changedThingText({ action, part, name }: ChangedThingName): string {
  const done = labelOf('ChangeAction', action);
  if (part === 'relations') return `${done} the relationship of ${name}`;
  if (part === 'assumptions') return `${done} the assumptions`;
  if (part === 'estate') return action === 'CHANGED' ? `${done} the details of ${name}` : `${done} the client ${name}`;
  return `${done} ${name}`;
}

const MOST_FIELDS = 5;
const MOST_THINGS = 3;

/** With the fields that differ: `Changed Lake house: Value, Value as of`. */
function withFields(thing: ChangedThingName & { readonly fields: readonly { readonly label: string }[] }): string {
  const labels = [...new Set(thing.fields.map(({ label }) => label))];
  if (thing.action !== 'CHANGED' || labels.length === 0) return changedThingText(thing);
  const more = labels.length > MOST_FIELDS ? ` and ${counted(labels.length - MOST_FIELDS, 'more field')}` : '';
  return `${changedThingText(thing)}: ${labels.slice(0, MOST_FIELDS).join(', ')}${more}`;
}

/** What a write of an estate has changed, by the names of things and fields, without their values. */
export function changeText(
  things: readonly (ChangedThingName & { readonly fields: readonly { readonly label: string }[] })[],
  leftOut: number,
): string {
  const rest = things.length - MOST_THINGS;
  const more = Math.max(0, rest) + leftOut;
  const said = things.slice(0, MOST_THINGS).map(withFields);
  return [...said, ...(more > 0 ? [`${counted(more, 'more thing')}`] : [])].join('; ');
}
