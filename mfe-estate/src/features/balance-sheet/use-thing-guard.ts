import { refreshed } from '@platform/mfe-kit';
import { changeReversibly, useConflictGuard, type Versioned } from '@platform/mfe-kit/forms';
import { notify } from '@platform/ui-kit';
import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { BalanceSheetEstate, EstateReload } from './balance-sheet-query.ts';

interface ThingGuardOptions<Thing, Values> extends EstateReload {
  /** null adds one. */
  readonly thing: Thing | null;
  readonly thingsOf: (estate: BalanceSheetEstate) => readonly Thing[];
  readonly valuesOf: (thing: Thing | null) => Values;
  readonly create: (values: Values, version: number) => Promise<unknown>;
  /** Answers the version it made. */
  readonly update: (id: string, values: Values, version: number) => Promise<number | undefined>;
  /** What is said of a new one: “… is among the charities.” */
  readonly added: string;
}

/**
 * How a company, an account or a charity is added or changed: over what the dialog opened with, with the way back, and
 * against what another tab has saved.
 */
export function useThingGuard<Thing extends { readonly id: string }, Values extends FieldValues & { name: string }>(
  options: ThingGuardOptions<Thing, Values>,
) {
  const { thing, estate, reload, thingsOf, valuesOf, create, update, added } = options;
  // The version of the moment the dialog opened: what the person saw is what they change.
  const [opened] = useState<Versioned<Values>>({ values: valuesOf(thing), version: estate.version });
  const write = async (values: Values, version: number, before: Versioned<Values>): Promise<void> => {
    if (!thing) {
      await create(values, version);
      await refreshed(reload);
      notify(`${values.name} is ${added}.`);
      return;
    }
    await changeReversibly({
      name: before.values.name,
      before,
      after: values,
      change: async (to, over) => (await update(thing.id, to, over)) ?? over + 1,
      read,
      saved: `${values.name} is saved.`,
      undone: `${before.values.name} is as it was.`,
    });
  };
  const read = async (): Promise<Versioned<Values> | null> => {
    const now = await reload();
    if (!now) return null;
    if (!thing) return { values: opened.values, version: now.version };
    const saved = thingsOf(now).find(({ id }) => id === thing.id);
    return saved ? { values: valuesOf(saved), version: now.version } : null;
  };
  return { opened, guard: useConflictGuard({ opened, read, write }) };
}
