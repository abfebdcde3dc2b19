import type { Actor } from '@platform/contracts';
import { newId } from '@platform/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advisor, type ReportsStand, startReports } from './reports-stand.ts';

interface Settings {
  readonly id: string;
  readonly version: number;
  readonly preparedBy: string | null;
  readonly sections: readonly string[];
  readonly showToClient: boolean;
}

const FIELDS = 'id version preparedBy sections showToClient';
const READ = `{ ownReportSettings { ${FIELDS} availableSections { id required } } }`;
const UPDATE = `mutation($input: UpdateOwnReportSettingsInput!) {
  updateOwnReportSettings(input: $input) { ok ownReportSettings { ${FIELDS} } }
}`;
const CREATE = `mutation($input: CreateReportInput!) {
  createReportWithPrefetch(input: $input) { report { preparedBy showToClient } }
}`;
const EVERY_PAGE = [
  'cover',
  'summary',
  'family',
  'balance_sheet',
  'diagram',
  'taxes',
  'trusts',
  'documents',
  'assumptions',
];
const CHANGE = { preparedBy: ' Finch & Partners ', sections: ['taxes', 'family'], showToClient: true };

let stand: ReportsStand;
beforeAll(async () => {
  stand = await startReports('http://127.0.0.1:9'); // nothing is printed here
});
afterAll(() => stand.stop());

/** Somebody who has saved nothing yet. */
const somebody = (changes: Partial<Actor> = {}): Actor => ({ ...advisor(), accountId: newId(), ...changes });
const read = async (actor: Actor): Promise<Settings> =>
  (await stand.ask(actor, READ)).data?.['ownReportSettings'] as Settings;
const update = (actor: Actor, input: object, key?: string) => stand.ask(actor, UPDATE, { input }, key);
const refusal = async (actor: Actor, input: object) => (await update(actor, input)).errors?.[0]?.extensions;

describe('own report settings', () => {
  it('are every page, the account’s own name and not for the client before anything is saved', async () => {
    const { data } = await stand.ask(somebody(), READ);
    expect(data?.['ownReportSettings']).toMatchObject({
      version: 1,
      preparedBy: null,
      sections: EVERY_PAGE,
      showToClient: false,
      availableSections: expect.arrayContaining(
        [...EVERY_PAGE, 'contents', 'life_insurance'].map((id) => ({
          id,
          required: ['cover', 'summary', 'assumptions'].includes(id),
        })),
      ),
    });
  });

  it('keep what is saved, the required pages always with it, once for a repeated request', async () => {
    const actor = somebody();
    const key = newId();
    const { data } = await update(actor, { version: 1, ...CHANGE }, key);
    const saved = {
      id: (await read(actor)).id,
      version: 2,
      preparedBy: 'Finch & Partners',
      sections: ['cover', 'summary', 'family', 'taxes', 'assumptions'],
      showToClient: true,
    };
    expect(data?.['updateOwnReportSettings']).toEqual({ ok: true, ownReportSettings: saved });
    expect((await update(actor, { version: 1, ...CHANGE }, key)).data).toEqual(data);
    expect(await read(actor)).toMatchObject(saved);
    await update(actor, { version: 2, sections: [], showToClient: false });
    expect(await read(actor)).toMatchObject({ version: 3, preparedBy: null, showToClient: false });
  });

  it('are those of one account in one organization', async () => {
    const actor = somebody();
    await update(actor, { version: 1, ...CHANGE });
    const defaults = { version: 1, preparedBy: null, sections: EVERY_PAGE, showToClient: false };
    const colleague = somebody();
    const elsewhere = { ...advisor(undefined, 'another-organization'), accountId: actor.accountId };
    for (const other of [colleague, elsewhere]) {
      expect(await read(other)).toMatchObject(defaults);
      await update(other, { version: 1, sections: ['trusts'], showToClient: false });
    }
    expect(await read(actor)).toMatchObject({ version: 2, preparedBy: 'Finch & Partners' });
  });

  it('name the field that is wrong and keep nothing of it', async () => {
    const actor = somebody();
    expect(await refusal(actor, { version: 1, ...CHANGE, sections: ['taxes', 'weather'] })).toMatchObject({
      code: 'UNKNOWN_SECTION',
      field: 'sections',
    });
    expect(await refusal(actor, { version: 1, ...CHANGE, preparedBy: 'n'.repeat(61) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'preparedBy',
    });
    expect(await read(actor)).toMatchObject({ version: 1, sections: EVERY_PAGE });
  });

  it('are not overwritten by somebody who has read an older version, nor by the second of two first changes', async () => {
    const actor = somebody();
    const both = await Promise.all([
      update(actor, { version: 1, ...CHANGE }),
      update(actor, { version: 1, ...CHANGE, preparedBy: 'The other window' }),
    ]);
    expect(both.flatMap(({ errors }) => errors ?? []).map(({ extensions }) => extensions)).toEqual([
      expect.objectContaining({ code: 'STALE_VERSION', field: 'version' }),
    ]);
    expect(await refusal(actor, { version: 1, ...CHANGE })).toMatchObject({ code: 'STALE_VERSION' });
    expect((await read(actor)).version).toBe(2);
  });

  it('are for those only who may have a report made', async () => {
    const refused: readonly Actor[] = [
      somebody({ activeRole: 'CLIENT' }),
      somebody({ activeRole: 'EXTERNAL_COLLABORATOR' }),
      somebody({ settings: { advisorCanGenerateReport: false } }),
      { ...advisor(), kind: 'microservice' },
    ];
    for (const actor of refused) {
      expect((await stand.ask(actor, READ)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
      expect(await refusal(actor, { version: 1, ...CHANGE })).toMatchObject({ code: 'FORBIDDEN' });
    }
  });

  it('can be read in support mode, but not changed', async () => {
    const actor = somebody();
    const impersonator = { accountId: newId(), name: 'Sam Ortiz', emailAddress: 'super@example.com' };
    expect(await refusal({ ...actor, impersonator }, { version: 1, ...CHANGE })).toMatchObject({ code: 'FORBIDDEN' });
    expect(await read({ ...actor, impersonator })).toMatchObject({ version: 1, preparedBy: null });
  });

  it('give a new report its name and whether the client sees it, unless the request says so itself', async () => {
    const estateId = await stand.knownEstate();
    const actor = somebody({ name: 'Ines Calder' });
    const created = async (input: object = {}): Promise<unknown> => {
      const variables = { input: { estateId, name: 'Review', sections: ['taxes'], ...input } };
      return (await stand.ask(actor, CREATE, variables)).data?.['createReportWithPrefetch'];
    };
    expect(await created()).toEqual({ report: { preparedBy: 'Ines Calder', showToClient: false } });
    await update(actor, { version: 1, ...CHANGE });
    expect(await created()).toEqual({ report: { preparedBy: 'Finch & Partners', showToClient: true } });
    expect(await created({ preparedBy: 'Tom Reyes', showToClient: false })).toEqual({
      report: { preparedBy: 'Tom Reyes', showToClient: false },
    });
  });
});
