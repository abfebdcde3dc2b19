import { ServerError } from '@apollo/client';
import { type Answers, renderScreen, screen, sessionOf, waitFor, within } from '@platform/mfe-kit/testing';
import { expect, test } from 'vitest';
import { LegalDetailsDialog } from './legal-details-dialog.tsx';

const ORIN = {
  id: 'orin',
  name: 'Orin James Birch',
  legalName: null,
  initials: null,
  birthDate: '1951-03-04',
  phoneNumber: '6175550142',
  email: null,
  address1: '14 Beacon Street',
  address2: null,
  city: 'Boston',
  state: 'MA',
  zip: '02108',
  estate: { id: 'estate-1', version: 3 },
};

async function open(answers: Answers = {}) {
  const shown = renderScreen(
    <LegalDetailsDialog personId="orin" reload={async () => undefined} onClose={() => undefined} />,
    { session: sessionOf(), answers: { person: ORIN, ...answers } },
  );
  const form = await screen.findByRole('form', { name: 'Details of Orin James Birch for documents' });
  const field = (label: string) => within(form).getByLabelText<HTMLInputElement>(label);
  const save = () => shown.user.click(screen.getByRole('button', { name: 'Save details' }));
  return { ...shown, form, field, save };
}
/** What a screen reader says of a field after its name. */
const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => (id && document.getElementById(id)?.textContent) || '')
    .join(' ');

test('R105: a field with a limit counts what is typed, also for whoever hears it', async () => {
  const { user, field, form } = await open();
  await user.clear(field('Full legal name'));
  await user.type(field('Full legal name'), 'Orin James');
  await within(form).findByText('10 / 120');
  await waitFor(() => expect(descriptionOf(field('Full legal name'))).toContain('10 / 120'));
});

test('R156: a form says at each field what is wrong with it, goes to the first, and sends nothing', async () => {
  const { user, field, form, graph, save } = await open();
  const typed = {
    'Full legal name': 'Orin',
    Initials: '',
    Birthday: '',
    'Phone number': '',
    'Full address': '',
    City: '',
    'Zip code': '021',
  };
  for (const [label, text] of Object.entries(typed)) {
    await user.clear(field(label));
    if (text) await user.type(field(label), text);
  }
  await user.selectOptions(within(form).getByLabelText('State'), '');
  await save();
  const errors = {
    'Full legal name': 'Please add a first and last name',
    Initials: 'Initials are required',
    Birthday: 'Birthday is required',
    'Phone number': 'Phone number is required',
    'Full address': 'Full address is required',
    City: 'City is required',
    State: 'State is required',
    'Zip code': 'Must be the first 5 digits or full zip code',
  };
  for (const [label, message] of Object.entries(errors)) {
    // Beside the list at the top.
    expect(await within(form).findAllByText(message, { selector: '[role=alert] > span' })).toHaveLength(1);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(field(label))).toContain(message);
  }
  await expect.poll(() => document.activeElement).toBe(field('Full legal name'));
  expect(graph.sent.map(({ name }) => name)).not.toContain('UpdateLegalDetails');
});

test('somebody under age cannot sign', async () => {
  const { user, field, form, save } = await open();
  await user.clear(field('Birthday'));
  await user.type(field('Birthday'), `${new Date().getFullYear() - 10}-01-01`);
  await save();
  await within(form).findByText('Person must be at least 18 years old');
});

test('numbers are shown in groups and sent in digits, what is left out is sent as not known', async () => {
  const sent: unknown[] = [];
  const { user, field, save } = await open({
    updatePerson: ({ input }: { input: unknown }) => {
      sent.push(input);
      return { ok: true, person: ORIN, estate: { id: 'estate-1', version: 4 } };
    },
  });
  expect([field('Phone number').value, field('Full legal name').value]).toEqual(['(617) 555-0142', 'Orin James Birch']);
  await user.clear(field('Zip code'));
  await user.type(field('Zip code'), '021081234');
  expect(field('Zip code').value).toBe('02108-1234');
  await save();
  await screen.findByText('The details of Orin James Birch are saved.');
  expect(sent).toMatchObject([
    {
      id: 'orin',
      version: 3,
      initials: 'OJB',
      phoneNumber: '6175550142',
      zip: '021081234',
      email: null,
      address2: null,
    },
  ]);
});

test.each([
  [503, '<p>Unavailable</p>', /^Error 503$/],
  [429, '{ "message": "Too many requests" }', /^Error 429\s*Something went wrong: Too many requests$/],
])(
  'R158: a network error of status %i under a form is "Error" and its status, with the message where there is one',
  async (status, bodyText, words) => {
    const { form, graph, save } = await open();
    graph.cut('UpdateLegalDetails', new ServerError('refused', { response: new Response(null, { status }), bodyText }));
    await save();
    expect((await within(form).findByRole('alert')).textContent).toMatch(words);
  },
);
