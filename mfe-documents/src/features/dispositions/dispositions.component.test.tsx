import {
  type Answers,
  refusal,
  renderScreen,
  screen,
  sessionOf,
  testLoading,
  testStale,
  waitFor,
  within,
} from '@platform/mfe-kit/testing';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import {
  FAMILY_OF_ABEL,
  FUNDING,
  GIFT,
  householdOf,
  INTO_TRUST,
  instrument,
  PREVIEW,
  REST,
  staged,
  stepsOf,
} from './dispositions.fixture.ts';
import { DispositionsRoute } from './dispositions.route.tsx';

const WILL = '/estate/estate-1/documents/will/dispositions';
const open = (answers: Answers, activeRole: 'ADVISOR' | 'CLIENT' = 'ADVISOR', at = WILL) =>
  renderScreen(
    <Routes>
      <Route path="/estate/:estateId/documents/:documentId/dispositions" element={<DispositionsRoute />} />
      <Route path="/estate/:estateId/trusts/:trustId/dispositions" element={<DispositionsRoute />} />
    </Routes>,
    {
      at,
      session: sessionOf({ account: { activeRole } }),
      answers: {
        estate: householdOf(),
        estateDocument: instrument(),
        nonConvergingSubtrustOptions: [],
        fundingAssets: FUNDING,
        dispositionTemplates: stepsOf(GIFT, REST),
        dispositionPreview: PREVIEW,
        ...answers,
      },
    },
  );
const sentTo = ({ sent }: ReturnType<typeof open>['graph'], name: string) =>
  sent.filter((one) => one.name === name).map(({ variables }) => variables);
const submit = () => within(screen.getByRole('dialog')).getByRole('button', { name: 'Add step' });
const saved = { ok: true, estate: { id: 'estate-1', version: 4 }, dispositionTemplate: { id: 'will:0' } };

const states = {
  open: (answers: Answers) => open(answers),
  field: 'dispositionTemplates',
  answer: stepsOf(GIFT, REST),
  loading: 'Loading the dispositions',
  shown: 'House to Tess Quill.',
};
testLoading(states);
testStale({ ...states, operation: 'Dispositions', says: /The last update did not arrive/ });

test('a will reads step by step, with what stands beside a step, what it leaves open and what can pay it', async () => {
  open({});
  const steps = within(await screen.findByRole('region', { name: 'When Nell dies' }));
  steps.getByText('Give one thing');
  steps.getByText('House to Tess Quill.');
  steps.getByText('As promised');
  steps.getByText('The figures take it that nobody disclaims.');
  screen.getByText('Savings');
  screen.getByText('500,000.00');
});

test('a step into a trust leads to what the trust does next, and says whether it is exempt where that is asked', async () => {
  open({
    dispositionTemplates: stepsOf(INTO_TRUST),
    nonConvergingSubtrustOptions: [{ id: 'living', staysApart: true }],
  });
  const link = await screen.findByRole('link', { name: 'What Quill Living Trust does next' });
  expect(link.getAttribute('href')).toBe('/estate/estate-1/trusts/living/dispositions');
  screen.getByText('Quill Living Trust: GST exempt');
  expect(link.parentElement?.textContent).toContain('Each death has a Quill Living Trust of its own');
});

test('a client reads it, and changes nothing', async () => {
  open({}, 'CLIENT');
  await screen.findByText('House to Tess Quill.');
  expect(screen.queryByRole('button', { name: /step/ })).toBeNull();
});

test('what was read from a file is changed in its review', async () => {
  open({ estateDocument: instrument({ canEditDispositions: false }) });
  await screen.findByText(/Its steps are changed in the review/);
  expect(screen.queryByRole('button', { name: /step/i })).toBeNull();
});

test('one that is not there, or of another estate, says so', async () => {
  open({ estateDocument: instrument({ estateId: 'estate-2' }) });
  await screen.findByText('This document was not found');
});

test('a trust says at which death, and has its own words where nothing is recorded', async () => {
  const trust = {
    ...instrument({ id: 'living', name: 'Quill Living Trust' }),
    kind: 'REVOCABLE',
    createdUponDeath: false,
  };
  const { user, graph } = open(
    { trust, dispositionTemplates: stepsOf(), createDispositionTemplate: saved },
    'ADVISOR',
    '/estate/estate-1/trusts/living/dispositions',
  );
  await screen.findByText(/Nothing is recorded yet/);
  await user.click(screen.getByRole('button', { name: 'Add step' }));
  const form = within(await screen.findByRole('form', { name: 'Add step' }));
  await user.selectOptions(form.getByLabelText('What this step does'), 'Leave what is left');
  await user.selectOptions(form.getByLabelText('When'), 'At the first death of the couple');
  await user.selectOptions(form.getByLabelText('Receives'), 'The descendants');
  await user.click(submit());
  await waitFor(() => expect(sentTo(graph, 'CreateDispositionTemplate')).toHaveLength(1));
  expect(sentTo(graph, 'CreateDispositionTemplate')[0]).toMatchObject({
    instrumentId: 'living',
    version: 3,
    attributes: { kind: 'RESIDUE', divisionEvent: { type: 'FIRST_DEATH' }, takers: [{ heirClass: 'DESCENDANTS' }] },
  });
});

test('a step is entered with a trust that begins with it and its trustee; how it reads and who gains stands beside', async () => {
  const { user, graph } = open({ createDispositionTemplate: saved });
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  const form = within(await screen.findByRole('form', { name: 'Add step' }));
  await user.selectOptions(form.getByLabelText('What this step does'), 'Use the exclusion at this death (bypass)');
  form.getByText(/the survivor’s estate never counts/);
  await user.selectOptions(form.getByLabelText('How much'), 'The most that passes free of state estate tax');
  await user.selectOptions(form.getByLabelText('Receives'), 'A new trust that begins then');
  await user.type(form.getByLabelText('Name of the new trust'), 'Quill Family Trust');
  await user.selectOptions(form.getByLabelText('Its kind'), 'Bypass trust');
  await user.click(form.getByRole('button', { name: 'Add office' }));
  await user.selectOptions(form.getByLabelText(/^Who/), 'Abel Quill');
  const preview = within(screen.getByRole('complementary', { name: 'What it would change' }));
  // The keyboard is in the form: whoever only hears it is told of the outcome, and of nothing before there is one.
  expect(preview.getByRole('status').textContent).toBe('');
  await preview.findByText('$5,000.00 to River Fund.');
  await expect
    .poll(() => preview.getByRole('status').textContent)
    .toBe('Worked out. Taxes at death: $1.00 now, $0.50 then. River Fund: $0.00 now, $5,000.00 then.');
  preview.getByText('River Fund');
  expect(preview.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'River Fund',
    'Taxes at death',
  ]);
  await user.click(submit());
  await waitFor(() => expect(sentTo(graph, 'CreateDispositionTemplate')).toHaveLength(1));
  const attributes = sentTo(graph, 'CreateDispositionTemplate')[0]?.['attributes'];
  expect(attributes).toMatchObject({
    kind: 'BYPASS_FUNDING',
    funding: { rule: 'STATE_EXCLUSION' },
    takers: [{ newTrust: { name: 'Quill Family Trust', kind: 'BYPASS', lifetimeBeneficiaryIds: [] }, ages: [] }],
    designatedFiduciaries: [{ personId: 'abel', name: null, role: 'primary::trustee' }],
  });
  const asked = sentTo(graph, 'DispositionPreview');
  expect(asked.at(-1)).toMatchObject({ instrumentId: 'will', id: null, attributes });
});

test('an amount to a charity is refused without the amount, before anything is sent', async () => {
  const { user, graph } = open({ createDispositionTemplate: saved });
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  const form = within(await screen.findByRole('form', { name: 'Add step' }));
  await user.selectOptions(form.getByLabelText('What this step does'), 'Give an amount');
  await user.selectOptions(form.getByLabelText('Receives'), 'River Fund');
  await user.click(submit());
  await form.findByText('Enter the amount');
  expect(sentTo(graph, 'CreateDispositionTemplate')).toEqual([]);
  expect(sentTo(graph, 'DispositionPreview')).toEqual([]);
});

test('a step is changed with everything that it says, and a refusal stands at its field', async () => {
  const { user, graph } = open({ updateDispositionTemplate: refusal('The shares add up to 40%.', 'SHARES_UNDER_100') });
  await user.click(await screen.findByRole('button', { name: 'Change step 1' }));
  const form = within(await screen.findByRole('form', { name: 'Change Step 1 of Will of Nell' }));
  await user.click(screen.getByRole('button', { name: 'Save step' }));
  await form.findByText('The shares add up to 40%.');
  expect(sentTo(graph, 'UpdateDispositionTemplate')[0]).toMatchObject({
    id: 'will:0',
    version: 3,
    attributes: {
      kind: 'SPECIFIC_GIFT',
      funding: { rule: 'NAMED_ASSET', assetId: 'house' },
      description: 'As promised',
      takers: [{ toId: 'tess', alternates: [{ heirClass: 'CHILDREN', scheme: null }] }],
    },
  });
});

test('what the form cannot hold of who receives stays as it is', async () => {
  const { user, graph } = open({ dispositionTemplates: stepsOf(staged(60, 40)), updateDispositionTemplate: saved });
  await user.click(await screen.findByRole('button', { name: 'Change step 1' }));
  const form = within(await screen.findByRole('form', { name: 'Change Step 1 of Will of Nell' }));
  form.getByText(/more than the form holds/);
  expect(form.queryByLabelText('Receives')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save step' }));
  await waitFor(() => expect(sentTo(graph, 'UpdateDispositionTemplate')).toHaveLength(1));
  expect(sentTo(graph, 'UpdateDispositionTemplate')[0]?.['attributes']).not.toHaveProperty('takers');
});

test('whose family a class is meant of is said in the form, and kept', async () => {
  const { user, graph } = open({ dispositionTemplates: stepsOf(FAMILY_OF_ABEL), updateDispositionTemplate: saved });
  await user.click(await screen.findByRole('button', { name: 'Change step 1' }));
  const form = within(await screen.findByRole('form', { name: 'Change Step 1 of Will of Nell' }));
  const whose = form.getByLabelText<HTMLSelectElement>(/whose family is meant/);
  expect(whose.selectedOptions[0]?.textContent).toBe('Abel Quill');
  const save = async () => user.click(screen.getByRole('button', { name: 'Save step' }));
  await user.selectOptions(whose, 'Nell Quill');
  await save();
  await waitFor(() => expect(sentTo(graph, 'UpdateDispositionTemplate')).toHaveLength(1));
  expect(sentTo(graph, 'UpdateDispositionTemplate')[0]).toMatchObject({
    attributes: { takers: [{ heirClass: 'DESCENDANTS', classOfId: 'nell' }] },
  });
});

test('a step is moved among those of its death, and back', async () => {
  const { user, graph } = open({ updateDispositionTemplate: saved });
  expect((await screen.findByRole('button', { name: 'Move step 1 up' })).hasAttribute('disabled')).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Move step 2 up' }));
  // The keyboard goes along with the step: on top it can only go down.
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Move step 1 down');
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sentTo(graph, 'UpdateDispositionTemplate')).toHaveLength(2));
  expect(sentTo(graph, 'UpdateDispositionTemplate')).toEqual([
    { id: 'will:1', version: 3, attributes: { step: 1 } },
    { id: 'will:0', version: 4, attributes: { step: 2 } },
  ]);
});

test('a step is taken out, and comes back in its place with all that it said', async () => {
  const { user, graph } = open({
    deleteDispositionTemplate: { ok: true, estate: { id: 'estate-1', version: 4 } },
    createDispositionTemplate: saved,
  });
  await user.click(await screen.findByRole('button', { name: 'Change step 2' }));
  await user.click(await screen.findByRole('button', { name: 'Remove' }));
  await user.click(await screen.findByRole('button', { name: /Undo/ }));
  await waitFor(() => expect(sentTo(graph, 'CreateDispositionTemplate')).toHaveLength(1));
  expect(sentTo(graph, 'DeleteDispositionTemplate')[0]).toMatchObject({ id: 'will:1', version: 3 });
  expect(sentTo(graph, 'CreateDispositionTemplate')[0]).toMatchObject({
    instrumentId: 'will',
    version: 4,
    attributes: { step: 2, kind: 'RESIDUE', takers: [{ toId: 'abel', disclaimerTrustId: 'living', ages: [] }] },
  });
});

test('several steps are added by a pattern, after what they would change is seen', async () => {
  const { user, graph } = open({
    dispositionPresetPreview: ({ preset }: { preset: string }) => {
      if (preset === 'SURVIVOR_BYPASS_QTIP')
        throw refusal('Only a trust that two made together has a share of the survivor.', 'OUT_OF_RANGE');
      return PREVIEW;
    },
    addDispositionPreset: {
      ok: true,
      dispositionTemplates: [],
      newTrusts: [{ id: 'exempt' }],
      estate: { id: 'estate-1', version: 4 },
    },
    undoDispositionPreset: {
      ok: true,
      dispositionTemplates: [],
      newTrusts: [],
      estate: { id: 'estate-1', version: 5 },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Add several steps' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('House to Tess Quill.');
  await user.selectOptions(dialog.getByLabelText('Pattern'), 'Survivor’s, bypass and QTIP trusts (A, B, C)');
  await dialog.findByText('Only a trust that two made together has a share of the survivor.');
  await user.selectOptions(dialog.getByLabelText('Pattern'), 'Shares exempt and not exempt from GST tax');
  await dialog.findByText('River Fund');
  expect(dialog.queryByText(/^Nobody ends with more or less/)).toBeNull();
  const receivers = PREVIEW.receivers.map((one) => ({ ...one, after: one.before }));
  graph.answer({ dispositionPresetPreview: { ...PREVIEW, receivers } });
  await user.selectOptions(dialog.getByLabelText('Pattern'), 'Bypass trust and QTIP trust');
  await dialog.findByText(/^Nobody ends with more or less/);
  await user.selectOptions(dialog.getByLabelText('Pattern'), 'Shares exempt and not exempt from GST tax');
  await user.click(dialog.getByRole('button', { name: 'Add these steps' }));
  await screen.findByText(/Shares exempt and not exempt from GST tax: the steps are part of/);
  expect(sentTo(graph, 'AddDispositionPreset')).toEqual([{ instrumentId: 'will', version: 3, preset: 'GST_SHARES' }]);
  // As a whole: the steps as they were, and without the trust that began with it.
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sentTo(graph, 'UndoDispositionPreset')).toHaveLength(1));
  expect(sentTo(graph, 'UndoDispositionPreset')[0]).toMatchObject({
    instrumentId: 'will',
    version: 4,
    newTrustIds: ['exempt'],
    dispositionTemplates: [
      { kind: 'SPECIFIC_GIFT', step: 1, takers: [{ toId: 'tess' }], funding: { assetId: 'house' } },
      { kind: 'RESIDUE', step: 2, takers: [{ toId: 'abel', disclaimerTrustId: 'living' }] },
    ],
  });
});

test('an amendment says of each step at which death, and takes away what its trust says', async () => {
  const amendment = instrument({ id: 'first', name: 'First amendment', kind: 'TRUST_AMENDMENT', parentId: 'living' });
  const { user, graph } = open({
    estateDocument: amendment,
    dispositionTemplates: stepsOf(),
    createDispositionTemplate: saved,
  });
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  const form = within(await screen.findByRole('form', { name: 'Add step' }));
  await user.selectOptions(form.getByLabelText('What this step does'), 'Give an amount');
  await user.selectOptions(form.getByLabelText('When'), 'At the first death of the couple');
  await user.click(form.getByLabelText(/^Takes it away/));
  expect(form.queryByLabelText('Amount')).toBeNull();
  // Whoever signs an amendment may receive by it; the trust itself does not.
  form.getByRole('option', { name: 'Nell Quill' });
  expect(form.queryByRole('option', { name: 'Quill Living Trust' })).toBeNull();
  await user.selectOptions(form.getByLabelText('Receives'), 'Tess Quill');
  await user.click(submit());
  await waitFor(() => expect(sentTo(graph, 'CreateDispositionTemplate')).toHaveLength(1));
  expect(sentTo(graph, 'CreateDispositionTemplate')[0]?.['attributes']).toEqual({
    kind: 'CASH_GIFT',
    takesAway: true,
    divisionEvent: { type: 'FIRST_DEATH' },
    takers: [{ toId: 'tess' }],
    description: null,
  });
});

test('a form that is open while somebody else changes the estate says that it may be old', async () => {
  let version = 3;
  const { user, graph } = open({ estate: () => householdOf({ version }) });
  await user.click(await screen.findByRole('button', { name: 'Add step' }));
  const form = within(await screen.findByRole('form', { name: 'Add step' }));
  expect(form.queryByText(/may be old/)).toBeNull();
  version = 4;
  await graph.client.refetchQueries({ include: 'active' });
  await form.findByText(/Somebody has changed this estate since you opened this form/);
});
