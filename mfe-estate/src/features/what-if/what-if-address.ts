import type { Disclaimer, WhatIfChanges } from '@platform/estate-engine';

type Sent = readonly (readonly [name: string, value: string | undefined])[];

const MILLIONTHS = 1_000_000;

/** `person.decedent.asset.cents`, of which all but the person may be missing. */
const disclaimerText = ({ personId, decedentId = '', assetId = '', amountCents }: Disclaimer): string =>
  [personId, decedentId, assetId, amountCents ?? ''].join('.');

function disclaimerOf(text: string): Disclaimer[] {
  const [personId, decedentId, assetId, amount] = text.split('.');
  if (!personId) return [];
  const amountCents = wholeOf(amount);
  return [
    {
      personId,
      ...(decedentId && { decedentId }),
      ...(assetId && { assetId }),
      ...(amountCents !== undefined && { amountCents }),
    },
  ];
}

function wholeOf(text: string | null | undefined): number | undefined {
  return text && /^\d{1,14}$/.test(text) ? Number(text) : undefined;
}

function rateOf(text: string | null): number | undefined {
  return text && /^-?\d{1,2}(\.\d{1,4})?$/.test(text)
    ? Math.round(Number(text) * MILLIONTHS) / MILLIONTHS / 100
    : undefined;
}

const percentOf = (rate: number | undefined): string | undefined =>
  rate === undefined ? undefined : String(Math.round(rate * 100 * MILLIONTHS) / MILLIONTHS);

/** What is asked as parameters of an address, so that it can be sent on and gone back to. */
export function addressOf(changes: WhatIfChanges): URLSearchParams {
  const {
    growthRate,
    growthBetweenRate,
    inflationRate,
    federalExclusionCents,
    portabilityElected,
    predeceasedIds = [],
    disclaimers = [],
  } = changes;
  const sent: Sent = [
    ['first', changes.firstToDieId],
    ['year', changes.firstYear?.toString()],
    ['second', changes.secondYear?.toString()],
    ['growth', percentOf(growthRate)],
    ['between', percentOf(growthBetweenRate)],
    ['exclusion', federalExclusionCents?.toString()],
    ['inflation', percentOf(inflationRate)],
    ['state', changes.domicileState],
    ['portability', portabilityElected === undefined ? undefined : portabilityElected ? 'yes' : 'no'],
    ['gone', predeceasedIds.join(' ') || undefined],
    ['disclaims', disclaimers.map(disclaimerText).join(' ') || undefined],
  ];
  return new URLSearchParams(sent.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The other way round; what cannot be read is not asked. */
export function changesOf(params: URLSearchParams): WhatIfChanges {
  const text = (name: string): string | undefined => params.get(name) || undefined;
  const list = (name: string): string[] => (params.get(name) ?? '').split(' ').filter(Boolean);
  const asked = {
    firstToDieId: text('first'),
    firstYear: wholeOf(params.get('year')),
    secondYear: wholeOf(params.get('second')),
    growthRate: rateOf(params.get('growth')),
    growthBetweenRate: rateOf(params.get('between')),
    federalExclusionCents: wholeOf(params.get('exclusion')),
    inflationRate: rateOf(params.get('inflation')),
    domicileState: text('state'),
    portabilityElected: text('portability') === undefined ? undefined : params.get('portability') === 'yes',
    predeceasedIds: list('gone'),
    disclaimers: list('disclaims').flatMap(disclaimerOf),
  };
  return withoutNothing(asked);
}

/** Without what is not asked, so that two ways of asking nothing are the same. */
export function withoutNothing(
  changes: { readonly [Name in keyof WhatIfChanges]: WhatIfChanges[Name] | undefined },
): WhatIfChanges {
  const said = Object.entries(changes).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(said);
}
