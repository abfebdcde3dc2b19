import { type Block, item, line, mark, paragraph } from '../blocks.ts';
import type { Step } from '../case.ts';
import {
  ages,
  callout,
  gifts,
  has,
  isJoint,
  isTrust,
  makers,
  residueOf,
  type Style,
  saying,
  serving,
  signatures,
  signedOn,
  situs,
  witnesses,
} from '../style.ts';
import { andList, dateText, money, share } from '../words.ts';

const ask = (question: string, answer: string): Block[] => [line(`Q: ${question}`), item(`A: ${answer}`)];
const who = (steps: readonly Step[], task: string): Block[] =>
  steps.flatMap((step, index) => ask(index === 0 ? `Who should ${task}?` : 'And if they cannot?', `${serving(step)}.`));

/** Questions and answers, as a do-it-yourself book prints them. */
export const workbook: Style = {
  name: 'workbook',
  states: ['FL', 'TX', 'OH', 'PA', 'VA'],
  roles: { executor: 'executor', agent: 'agent', health: 'agent' },
  pages: [
    { name: 'workbook', width: 80, height: 44, footer: (page, pages) => `page ${page} of ${pages}` },
    { name: 'workbook in two columns', width: 96, height: 48, columns: 2, header: () => 'My Estate Workbook' },
  ],
  order: [
    'family',
    'residue',
    'gifts',
    'held',
    'subtrusts',
    'guardians',
    'executors',
    'trustees',
    'agents',
    'authority',
    'health',
    'amendment',
    'contest',
    'spendthrift',
    'powers',
    'law',
  ],
  heading: (number, title) => `STEP ${number}: ${title}`,
  titles: {
    family: 'About my family',
    residue: 'Most of what I have',
    gifts: 'Special things',
    held: 'Young people',
    subtrusts: 'The first death',
    guardians: 'Caring for children',
    executors: 'Wrapping things up',
    trustees: 'Managing the trust',
    agents: 'Acting for me',
    authority: 'What is allowed',
    health: 'Medical wishes',
    amendment: 'What is different now',
    contest: 'Quarrels',
    spendthrift: 'Debts of others',
    powers: 'Fine print',
    law: 'Where I live',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Financial Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Living Will and Health Care Directive of ${maker.name}`
        : `The Will of ${maker.name}`,
  opening: (made) => [
    ...ask('Who is making this document?', `${makers(made)}, of ${made.family.place.town}.`),
    ...(isTrust(made)
      ? [
          ...ask(
            'What is it?',
            'A living trust. It can be changed or cancelled whenever we like.'.replace(
              'we like',
              isJoint(made) ? 'we like' : 'I like',
            ),
          ),
          ...ask(
            `Who ${isJoint(made) ? 'are the trustees' : 'is the trustee'} at the start?`,
            `${serving(made.trustees[0])}.`,
          ),
        ]
      : []),
    ...(made.plan === 'amendment'
      ? ask(
          'Which document am I changing?',
          mark('amends', `The ${made.trustName}, signed ${dateText(made.trustDate, 'long')}.`),
        )
      : []),
    ...(made.plan === 'will' || made.plan === 'pour-over'
      ? ask('Do earlier wills still count?', 'No. This is my last will and I cancel the others.')
      : []),
  ],
  clauses: {
    family: (made) => {
      const {
        family: { spouse, children, dead, formerSpouse },
      } = made;
      return [
        ...ask('Am I married?', spouse ? `Yes, to ${spouse.name}.` : 'No.'),
        ...ask(
          'Who are my children?',
          `${andList(children.map(({ name, relation }) => (relation.startsWith('step') ? `${name} (my ${relation})` : name)))}.`,
        ),
        ...(dead ? ask('Has a child of mine died?', saying(made, 'deceased_child', `Yes, ${dead.name}.`)) : []),
        ...(formerSpouse ? ask('Was I married before?', `To ${formerSpouse.name}. We have settled everything.`) : []),
      ];
    },
    gifts: (made) =>
      gifts(
        made,
        ({ to, amountCents, description }) =>
          `${amountCents ? money(amountCents, 'figures') : `my ${description}`} for ${made.names(to)}`,
      ).flatMap((words, index) =>
        ask(index === 0 ? 'What special gifts do I want to make?' : 'What else?', `${words}.`),
      ),
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      if (has(made, 'pour_over'))
        return ask(
          'Who gets my property?',
          `${mark('residue[0]', callout(made, 'pour_over', `The trustee of my living trust, the ${made.trustName} of ${dateText(made.trustDate, 'long')}`))}. All of it.`,
        );
      const held = rest.some(({ manner }) => manner === 'in_trust')
        ? " The trustee keeps each child's part until the child is old enough."
        : '';
      const parts = isEqual
        ? mark(
            rest.map(({ path }) => path).join(' '),
            `${andList(rest.map(({ to }) => made.names(to)))}, the same amount each`,
          )
        : rest
            .map(({ to, path, shareNumerator, shareDenominator }) =>
              mark(path, `${made.names(to)} ${share(shareNumerator, shareDenominator, 'percent')}`),
            )
            .join(', ');
      return [
        ...(first
          ? ask('Who gets the rest of my property?', `${mark(first.path, made.names(first.to))}, all of it.`)
          : []),
        ...ask(
          first ? 'Who gets it if that person dies before me?' : 'Who gets what is in the trust at the end?',
          `${parts}.${held}`,
        ),
        ...ask(
          'And if one of my children dies first?',
          callout(made, 'per_stirpes', 'His or her own children take that part (per stirpes).'),
        ),
      ];
    },
    held: (made) =>
      ask(
        'When does a child get the money?',
        `${andList(ages(made, (age, n, d) => (n === d ? `everything still there at age ${age}` : `${share(n, d, 'figures')} of it at age ${age}`)))}.`,
      ),
    subtrusts: (made) =>
      ask(
        'What happens when one of us dies?',
        `The trust splits. The half of the one who lives is called the ${mark('subtrusts[0]', "Survivor's Trust")}. The rest is called the ${mark('subtrusts[1]', made.truth.subtrusts[1]?.name ?? '')}${has(made, 'disclaimer') ? `, ${callout(made, 'disclaimer', 'which gets only what the survivor disclaims')}` : ''}.`,
      ),
    executors: (made) => who(made.executors, 'be my executor'),
    trustees: (made) =>
      isTrust(made) ? who(made.trustees.slice(1), 'take over as trustee') : who(made.trustees, 'be the trustee'),
    guardians: (made) =>
      ask(
        'Who should be guardian of my children while they are minors?',
        callout(made, 'guardian_nomination', `${serving(made.guardians[0])}.`),
      ),
    contest: (made) =>
      ask(
        'What if somebody sues over this?',
        callout(made, 'no_contest', 'A person who contests it loses whatever I left that person.'),
      ),
    spendthrift: (made) =>
      ask(
        'Can creditors of a beneficiary take it?',
        callout(made, 'spendthrift', 'No, and a beneficiary cannot sign it away either.'),
      ),
    law: (made) => ask("Which state's law applies?", `${situs(made)}.`),
    amendment: (made) => [
      ...ask(
        'What do I change?',
        `${mark('amends', 'Article Three')}. From now on it says: ${gifts(made, ({ to, amountCents, description }) => `${amountCents ? money(amountCents, 'figures') : `the ${description}`} for ${made.names(to)}`).join('; ')}.`,
      ),
      ...(made.trustees.length > 0
        ? [
            ...ask('Anything else?', `${mark('amends', 'Article Six')}, about the trustees who come after me.`),
            ...who(made.trustees, 'be trustee after me'),
          ]
        : []),
    ],
    agents: (made) =>
      who(made.agents, made.plan === 'power' ? 'be my agent for money matters' : 'be my health care agent'),
    authority: (made) => [
      ...ask(
        'When may my agent start?',
        has(made, 'springing')
          ? callout(made, 'springing', 'Only once a doctor has certified that I am incapacitated.')
          : 'Right away.',
      ),
      ...ask('Does it end if I lose capacity?', callout(made, 'durable', 'No, it is durable.')),
      ...ask(
        'May my agent make gifts?',
        has(made, 'gifting_power') ? callout(made, 'gifting_power', 'Yes, to my family.') : 'No.',
      ),
    ],
    health: (made) => [
      ...ask(
        'Do I want life support if I am dying?',
        callout(made, 'life_support_withheld', 'No. Let me go without it.'),
      ),
      ...ask(
        'May my agent see my records?',
        has(made, 'hipaa')
          ? callout(made, 'hipaa', 'Yes, this is my HIPAA release.')
          : 'Not before I am unable to decide.',
      ),
      ...ask(
        'Do I want to donate organs?',
        has(made, 'anatomical_gift') ? callout(made, 'anatomical_gift', 'Yes, I donate my organs.') : 'No.',
      ),
    ],
  },
  powers: [
    'Whoever settles my affairs pays my bills first.',
    'No bond, please.',
    'My house may be sold without asking a judge.',
    'Copies of this workbook are as good as the original.',
  ],
  signing: (made) => [
    paragraph(`I signed this on ${signedOn(made, 'long')}.`),
    ...signatures(made, ''),
    ...(isTrust(made) || made.plan === 'amendment' ? [] : witnesses(made)),
  ],
};
