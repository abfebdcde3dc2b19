import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { ask, coupleByGraph } from '../fixtures/households.ts';
import { expect, test, url } from '../fixtures/signed-in.ts';

const ENGINE = fileURLToPath(new URL('../../libs/estate-engine/bin/estate-engine.mjs', import.meta.url));
const SAVINGS = 900_000_037;
const BROKERAGE = 300_000_011;
const BENEFIT = 200_000_000;
const GIFT = 4_000_000;

/** The household below as somebody writes it down for the engine who has never seen the product. */
function engineCase(firstDeath: string, secondDeath: string, idaOfInsurance: number) {
  const toChildren = { kind: 'RESIDUE', to: [{ class: 'CHILDREN' }] };
  const begins = { createdUponDeath: true, lifetimeBeneficiaries: ['otis'] };
  const atSecond = [{ on: 'SECOND_DEATH', steps: [{ kind: 'RESIDUE', to: [{ to: 'ida' }, { to: 'cal' }] }] }];
  return {
    domicileState: 'MA',
    maritalStatus: 'LEGALLY_MARRIED',
    people: [
      { id: 'wren', name: 'Wren Alder', domicileState: 'MA' },
      { id: 'otis', name: 'Otis Alder', domicileState: 'MA' },
      { id: 'ida', name: 'Ida Alder' },
      { id: 'cal', name: 'Cal Alder' },
    ],
    relations: [
      { from: 'wren', to: 'otis', kind: 'SPOUSE' },
      ...['wren', 'otis'].flatMap((from) => ['ida', 'cal'].map((to) => ({ from, to, kind: 'PARENT' }))),
    ],
    assets: [
      { id: 'savings', name: 'Savings', assetType: 'CASH', balanceCents: SAVINGS, owners: [{ id: 'wren' }] },
      { id: 'stock', name: 'Brokerage', assetType: 'CASH', balanceCents: BROKERAGE, owners: [{ id: 'otis' }] },
      {
        id: 'policy',
        name: 'Policy',
        assetType: 'LIFE_INSURANCE',
        balanceCents: 0,
        owners: [{ id: 'ilit' }],
        beneficiaries: [{ to: 'ilit', percent: 100 }],
        lifeInsurance: { insuredId: 'wren', deathBenefitCents: BENEFIT },
      },
    ],
    trusts: [
      {
        id: 'ilit',
        name: 'Insurance Trust',
        kind: 'ILIT',
        settlors: ['wren'],
        terms: [
          {
            on: 'DEATH_OF',
            personId: 'wren',
            steps: [
              {
                kind: 'RESIDUE',
                to: [
                  { to: 'ida', percent: idaOfInsurance },
                  { to: 'cal', percent: 100 - idaOfInsurance },
                ],
              },
            ],
          },
        ],
      },
      { id: 'family', name: 'Family Trust', kind: 'BYPASS', settlors: ['wren'], ...begins, terms: atSecond },
      {
        id: 'marital',
        name: 'Marital Trust',
        kind: 'MARITAL',
        settlors: ['wren'],
        ...begins,
        qtipElection: 'FEDERAL_AND_STATE',
        terms: atSecond,
      },
    ],
    wills: [
      {
        personId: 'wren',
        steps: [
          { kind: 'CASH_GIFT', amountCents: GIFT, to: [{ to: 'ida' }] },
          { kind: 'BYPASS_FUNDING', formula: 'STATE', to: [{ to: 'family' }] },
          { kind: 'MARITAL_FUNDING', to: [{ to: 'marital' }] },
        ],
      },
      { personId: 'otis', steps: [toChildren] },
    ],
    assumptions: {
      portabilityElected: true,
      deaths: [
        { personId: 'wren', date: firstDeath },
        { personId: 'otis', date: secondDeath },
      ],
    },
  };
}

interface EngineAnswer {
  readonly taxes: readonly { readonly jurisdiction: string; readonly amountCents: number }[];
  readonly finalHoldings: readonly { readonly holderId: string; readonly outrightCents: number }[];
  readonly flow: {
    readonly nodes: readonly { readonly stage: string; readonly partyId: string; readonly amountCents: number }[];
  };
}
const engine = (input: object): EngineAnswer =>
  JSON.parse(
    execFileSync(process.execPath, [ENGINE, 'distribution'], { input: JSON.stringify(input), encoding: 'utf8' }),
  );

/** A policy on the client that the insurance trust owns and receives. */
async function insure(page: Page, id: string): Promise<void> {
  const { estate } = await ask(page, 'query ($id: ID!) { estate(id: $id) { version personId trusts { id kind } } }', {
    id,
  });
  const ilit = estate.trusts.find(({ kind }: { kind: string }) => kind === 'ILIT').id;
  const beneficiaries = [{ assigneeId: ilit, percent: 100 }];
  const a = { name: 'Term policy', insuredId: estate.personId, ownerId: ilit, netDeathBenefit: BENEFIT, beneficiaries };
  await ask(
    page,
    'mutation ($id: ID!, $v: Int!, $a: LifeInsuranceInput!) { createLifeInsurance(estateId: $id, version: $v, attributes: $a) { ok } }',
    { id, v: estate.version, a },
  );
}

const main = (page: Page): Locator => page.getByRole('main');
const dialog = (page: Page): Locator => page.getByRole('dialog');
const rail = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Estate' }).getByRole('link', { name, exact: true }).click();
async function save(page: Page, form: Locator, button: string): Promise<void> {
  await dialog(page).getByRole('button', { name: button, exact: true }).click();
  await expect(form).toBeHidden();
}

const TURNS = ['First', 'First successor', 'Second successor', 'Third successor'];
/** Somebody who acts, and three who follow, one after the other. */
async function succession(form: Locator, first: string): Promise<void> {
  for (const [at, turn] of TURNS.entries()) {
    await form.getByRole('button', { name: 'Add office' }).click();
    const office = form.getByRole('group', { name: `Office ${at + 1}` });
    if (at === 0) await office.getByLabel(/^Who/).selectOption({ label: first });
    else await office.getByLabel('Name of somebody else').fill(`Harbor ${turn}`);
    await office.getByLabel('Turn').selectOption({ label: turn });
  }
}

async function newDocument(page: Page, kind: string, name: string, signed: string, whose?: string): Promise<Locator> {
  await main(page).getByRole('button', { name: 'Enter by hand' }).click();
  const form = page.getByRole('form', { name: 'Add document' });
  await form.getByLabel('Kind').selectOption({ label: kind });
  if (whose) await form.getByLabel('Whose').selectOption({ label: whose });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('textbox', { name: /^Signed/ }).fill(signed);
  return form;
}

async function newStep(page: Page, kind: string): Promise<Locator> {
  await main(page).getByRole('button', { name: 'Add step' }).click();
  await dialog(page).getByLabel('What this step does').selectOption({ label: kind });
  return dialog(page);
}
async function newTrust(step: Locator, name: string, kind: string): Promise<void> {
  await step.getByLabel('Receives').selectOption({ label: 'A new trust that begins then' });
  await step.getByLabel('Name of the new trust').fill(name);
  await step.getByLabel('Its kind').selectOption({ label: kind });
  await step.getByRole('button', { name: 'Add person' }).click();
  await step.getByLabel('For', { exact: true }).selectOption({ label: 'Otis Alder' });
}
async function addStep(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Add step' }).click();
  await expect(dialog(page)).toBeHidden();
}

async function enterWills(page: Page): Promise<void> {
  await rail(page, 'Documents');
  const his = await newDocument(page, 'Will', 'Will of Otis', '2020-05-05', 'Otis Alder');
  await his.getByRole('button', { name: 'Add receiver' }).click();
  await his.getByRole('group', { name: 'Receiver 1' }).getByLabel('Receives').selectOption({ label: 'The children' });
  await succession(his, 'Wren Alder');
  await save(page, his, 'Add document');
  const hers = await newDocument(page, 'Will', 'Will of Wren', '2020-05-04', 'Wren Alder');
  await succession(hers, 'Otis Alder');
  await save(page, hers, 'Add document');
  await main(page).getByRole('link', { name: 'Will of Wren', exact: true }).click();
  await main(page).getByRole('link', { name: 'Open its dispositions step by step' }).click();

  const gift = await newStep(page, 'Give an amount');
  await gift.getByLabel('Amount', { exact: true }).fill('25,000');
  await gift.getByLabel('Receives').selectOption({ label: 'Ida Alder' });
  await addStep(page);
  const bypass = await newStep(page, 'Use the exclusion at this death (bypass)');
  await bypass.getByLabel('How much').selectOption({ label: 'The most that passes free of state estate tax' });
  await newTrust(bypass, 'Alder Family Trust', 'Bypass trust');
  await addStep(page);
  const marital = await newStep(page, 'Provide for the spouse free of tax (marital)');
  await newTrust(marital, 'Alder Marital Trust', 'Marital trust');
  await marital.getByLabel(/^Marital deduction/).selectOption({ label: 'For federal and state tax' });
  await addStep(page);

  for (const trust of ['Alder Family Trust', 'Alder Marital Trust']) {
    await main(page)
      .getByRole('link', { name: `What ${trust} does next` })
      .click();
    await expect(main(page).getByRole('heading', { name: trust, level: 1 })).toBeVisible();
    const rest = await newStep(page, 'Leave what is left');
    await rest.getByLabel('When').selectOption({ label: 'At the second death of the couple' });
    await rest.getByLabel('Receives').selectOption({ label: 'Ida Alder' });
    await rest.getByRole('button', { name: 'Add taker' }).click();
    await rest.getByRole('group', { name: 'Taker 2' }).getByLabel('Receives').selectOption({ label: 'Cal Alder' });
    await addStep(page);
    await page.goBack();
    await expect(main(page).getByRole('heading', { name: 'Will of Wren', level: 1 })).toBeVisible();
  }
}

async function enterInsuranceTrust(page: Page): Promise<void> {
  await rail(page, 'Trusts');
  await main(page).getByRole('button', { name: 'Add trust' }).first().click();
  const trust = page.getByRole('form', { name: 'Add trust' });
  await trust.getByLabel('Name', { exact: true }).fill('Alder Insurance Trust');
  await trust.getByLabel('Kind').selectOption({ label: 'Insurance trust' });
  await trust.getByRole('button', { name: 'Add settlor' }).click();
  await trust.getByLabel('Person').selectOption({ label: 'Wren Alder' });
  await trust.getByLabel(/^What is left passes on/).selectOption({ label: 'At the death of Wren Alder' });
  for (const [at, child] of ['Ida Alder', 'Cal Alder'].entries()) {
    await trust.getByRole('button', { name: 'Add receiver' }).click();
    await trust
      .getByRole('group', { name: `Receiver ${at + 1}` })
      .getByLabel('Receives')
      .selectOption({ label: child });
  }
  await succession(trust, 'Otis Alder');
  await save(page, trust, 'Add trust');
  await expect(page.getByRole('navigation', { name: 'Trusts' }).getByText('Alder Insurance Trust')).toBeVisible();
}

/** A document that amends the insurance trust by what it says itself: other parts of what is left. */
async function amend(page: Page): Promise<void> {
  await rail(page, 'Documents');
  const amendment = await newDocument(page, 'Trust amendment', 'First amendment', '2024-02-02');
  await amendment.getByLabel('Trust that it is of').selectOption({ label: 'Alder Insurance Trust' });
  for (const [at, [child, part]] of Object.entries({ 'Ida Alder': '60', 'Cal Alder': '40' }).entries()) {
    await amendment.getByRole('button', { name: 'Add receiver' }).click();
    const receiver = amendment.getByRole('group', { name: `Receiver ${at + 1}` });
    await receiver.getByLabel('Receives').selectOption({ label: child });
    await receiver.getByLabel('Part').fill(part);
  }
  await save(page, amendment, 'Add document');
}

const SHOWN = `query ($id: ID!) { estate(id: $id) { distribution {
  problem { message } deaths { on } taxes { amount } finalHoldings { holderName outright inTrust }
  flow { nodes { column label amount } } } } }`;
const NAMES: Readonly<Record<string, string>> = {
  ida: 'Ida Alder',
  cal: 'Cal Alder',
  family: 'Alder Family Trust',
  marital: 'Alder Marital Trust',
  ilit: 'Alder Insurance Trust',
};

/** On paper stands what a page is about, on one that says nothing of paper itself too: from the first moment. */
async function printsWithoutWays(page: Page): Promise<void> {
  const ways = [page.getByRole('banner'), page.getByRole('navigation', { name: 'Estate' }), page.locator('footer')];
  for (const way of ways) await expect(way).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const way of ways) await expect(way).toBeHidden();
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
}

/** What the graph says is what the command line says, to the cent; returns that. */
async function agrees(page: Page, id: string, idaOfInsurance: number): Promise<EngineAnswer> {
  const { distribution } = (await ask(page, SHOWN, { id })).estate;
  expect(distribution.problem).toBeNull();
  const [first, second] = distribution.deaths.map(({ on }: { on: string }) => on);
  const said = engine(engineCase(first, second, idaOfInsurance));
  const paid = (all: readonly number[]): number[] => all.filter((cents) => cents > 0).toSorted((a, b) => a - b);
  expect(paid(distribution.taxes.map(({ amount }: { amount: number }) => amount))).toEqual(
    paid(said.taxes.map(({ amountCents }) => amountCents)),
  );
  const held = said.finalHoldings.map(({ holderId, outrightCents }) => [NAMES[holderId], outrightCents]);
  expect(
    distribution.finalHoldings.map(({ holderName, outright }: { holderName: string; outright: number }) => [
      holderName,
      outright,
    ]),
  ).toEqual(expect.arrayContaining(held));
  expect(distribution.finalHoldings).toHaveLength(held.length);
  for (const trust of ['family', 'marital', 'ilit']) {
    const node = said.flow.nodes.find(({ partyId }) => partyId === trust);
    const shown = distribution.flow.nodes.find(({ label }: { label: string }) => label === NAMES[trust]);
    expect([trust, shown?.amount]).toEqual([trust, node?.amountCents]);
  }
  return said;
}

const dollars = (cents: number): string => (cents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 });
const heldBy = ({ finalHoldings }: EngineAnswer, id: string): number =>
  finalHoldings.find(({ holderId }) => holderId === id)?.outrightCents ?? 0;

async function reportText(page: Page): Promise<string> {
  await rail(page, 'Reports');
  await page.getByRole('link', { name: 'New report' }).first().click();
  await page.getByLabel('Report name').fill('Plan of the Alders');
  await page.getByRole('button', { name: 'Generate PDF' }).click();
  const download = page.getByRole('link', { name: 'Download PDF: Plan of the Alders' });
  await expect(download).toBeVisible({ timeout: 90_000 });
  const file = await page.context().request.get(url((await download.getAttribute('href')) ?? ''));
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(await file.body()), useSystemFonts: true }).promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    texts.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
  }
  return texts.join('\n').replace(/\s+/g, ' ');
}

test('a couple’s wills with a bypass and a QTIP trust, an insurance trust, a codicil and an amendment come to the cents of the command line', async ({
  page,
  signIn,
}) => {
  test.setTimeout(70_000);
  await signIn('advisor', '/clients');
  const id = await coupleByGraph(
    page,
    { firstName: 'Wren', spouseFirstName: 'Otis', lastName: 'Alder', state: 'MA' },
    { children: ['Ida', 'Cal'], cash: SAVINGS, spouseCash: BROKERAGE },
  );
  await page.goto(url(`/estate/${id}/documents`));
  await printsWithoutWays(page);
  await enterWills(page);
  await enterInsuranceTrust(page);
  await insure(page, id);

  await rail(page, 'Documents');
  const codicil = await newDocument(page, 'Codicil', 'First codicil', '2023-03-03', 'Wren Alder');
  await codicil.getByLabel('Will that it changes').selectOption({ label: 'Will of Wren' });
  await codicil.getByRole('button', { name: 'Add gift' }).click();
  const gift = codicil.getByRole('group', { name: 'Gift 1' });
  await gift.getByLabel('Gives').selectOption({ label: 'An amount of money' });
  await gift.getByLabel(/^Amount/).fill('40,000');
  await gift.getByLabel('Receives').selectOption({ label: 'Ida Alder' });
  await save(page, codicil, 'Add document');

  const before = await agrees(page, id, 50);
  await rail(page, 'Estate diagram');
  const node = (name: string): Locator =>
    main(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .first();
  for (const name of ['Alder Family Trust', 'Alder Marital Trust', 'Alder Insurance Trust'])
    await expect(node(name)).toBeVisible();

  await amend(page);
  const after = await agrees(page, id, 60);
  expect(heldBy(after, 'ida') - heldBy(before, 'ida')).toBe(BENEFIT / 10);
  await rail(page, 'Estate diagram');
  const millions = (heldBy(after, 'ida') / 100_000_000).toFixed(2);
  await expect(node(`Ida Alder \\$${millions}M`)).toBeVisible();
  await main(page).getByRole('button', { name: 'Show as a table' }).click();
  const row = (name: RegExp): Locator => main(page).getByRole('row', { name });
  await expect(row(/^Wren’s estate.*Ida, outright.*Gift of money \$40,000\.00/)).toBeVisible();
  await expect(row(/^Alder Insurance Trust.*Ida, outright.*\$1,200,000\.00/)).toBeVisible();
  const marital = after.flow.nodes.find(({ partyId }) => partyId === 'marital')?.amountCents ?? 0;
  await expect(row(/^Wren’s estate.*Alder Marital Trust/)).toContainText(dollars(marital));

  const text = await reportText(page);
  for (const child of ['ida', 'cal']) expect(text).toContain(dollars(heldBy(after, child)));
  expect(text).toContain('Alder Marital Trust');
});
