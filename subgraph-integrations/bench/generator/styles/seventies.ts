import { line, mark, paragraph } from '../blocks.ts';
import {
  ages,
  callout,
  gifts,
  has,
  isJoint,
  isTrust,
  makers,
  residueOf,
  romanArticles,
  type Style,
  saying,
  serving,
  signatures,
  signedOn,
  situs,
  takerWords,
  witnesses,
} from '../style.ts';
import { andList, dateText, money, share } from '../words.ts';

/** A county-seat lawyer of fifty years ago: long sentences, everything in pairs, ITEM after ITEM. */
export const seventies: Style = {
  name: 'county seat',
  states: ['OH', 'PA', 'IL', 'VA'],
  roles: { executor: 'executor', agent: 'attorney_in_fact', health: 'healthcare_attorney_in_fact' },
  pages: [
    { name: 'typed', width: 66, height: 40, footer: (page) => `- ${page} -` },
    { name: 'legal size', width: 74, height: 56, header: (page) => `Page ${page}` },
  ],
  order: [
    'family',
    'gifts',
    'residue',
    'subtrusts',
    'held',
    'spendthrift',
    'guardians',
    'trustees',
    'executors',
    'agents',
    'authority',
    'health',
    'amendment',
    'contest',
    'powers',
    'law',
  ],
  heading: (number) =>
    `ITEM ${['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI', 'XII', 'XIII', 'XIV', 'XV', 'XVI'][number]}`,
  titles: {
    family: '',
    gifts: '',
    residue: '',
    subtrusts: '',
    held: '',
    spendthrift: '',
    guardians: '',
    trustees: '',
    executors: '',
    agents: '',
    health: '',
    contest: '',
    powers: '',
    law: '',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `Durable Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Power of Attorney for Health Care of ${maker.name}`
        : `Last Will and Testament of ${maker.name}`,
  opening: (made) => {
    const { place } = made.family;
    const lives = `of the City of ${place.town}, County of ${place.county} and State of ${situs(made)}`;
    if (isTrust(made))
      return [
        paragraph(
          `THIS TRUST AGREEMENT, made and entered into this ${dateText(made.date, 'words').replace('the ', '')}, by and between ${makers(made)}, ${lives}, hereinafter referred to as "${isJoint(made) ? 'Settlors' : 'Settlor'}", and ${serving(made.trustees[0])}, hereinafter referred to as "${isJoint(made) ? 'Trustees' : 'Trustee'}", WITNESSETH:`,
        ),
        paragraph(
          `${isJoint(made) ? 'Settlors reserve' : 'Settlor reserves'} the right at any time to amend, alter or revoke this agreement in whole or in part by an instrument in writing delivered to the Trustee.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        paragraph(
          `WHEREAS, ${makers(made)}, as Settlor, did on ${mark('amends', `${dateText(made.trustDate, 'ordinal')} execute a certain trust agreement known as the ${made.trustName}`)}, wherein the right to amend was reserved; NOW, THEREFORE, Settlor does hereby amend said agreement as follows:`,
        ),
      ];
    if (made.plan === 'power' || made.plan === 'directive')
      return [
        paragraph(
          `KNOW ALL MEN BY THESE PRESENTS, that I, ${makers(made)}, ${lives}, do make the following appointment.`,
        ),
      ];
    return [
      paragraph(
        `I, ${makers(made)}, ${lives}, being of full age and of sound and disposing mind and memory, and under no restraint, do hereby make, publish and declare this to be my Last Will and Testament, hereby revoking any and all wills and codicils by me heretofore made.`,
      ),
    ];
  },
  clauses: {
    family: (made) => {
      const { spouse, children, dead, formerSpouse } = made.family;
      const we = isJoint(made);
      return [
        paragraph(
          `${spouse && !we ? `My ${spouse.relation} is ${spouse.name}, and to us` : we ? 'To the Settlors' : 'To me'} have been born or have come by adoption or by marriage ${children.length} children, namely, ${andList(children.map(({ name }) => name))}, all of whom are now living.${dead ? ` ${saying(made, 'deceased_child', `A ${dead.relation}, ${dead.name}, departed this life in the year 1989 and is now deceased.`)}` : ''}${formerSpouse ? ` A former marriage to ${formerSpouse.name} was dissolved by decree.` : ''}`,
        ),
      ];
    },
    gifts: (made) => {
      const verb = made.random.pick(['give and bequeath', 'give, devise and bequeath', 'hereby give and bequeath']);
      const said = gifts(made, ({ to, kind, amountCents, description }) => {
        const who = takerWords(made, to, 'before');
        const giver = isTrust(made)
          ? 'the Trustee shall pay over and deliver'
          : `I ${kind === 'real_estate' ? 'give and devise' : verb}`;
        const what = amountCents
          ? `the sum of ${money(amountCents, 'both')}`
          : `${isTrust(made) ? 'the' : 'my'} ${description}`;
        return `${giver} unto ${isTrust(made) ? takerWords(made, to, 'bare') : who} ${what}${made.relation(to) === 'charity' ? ', to be used for its general purposes' : ', absolutely and forever'}.`;
      });
      return said.map((text) => paragraph(text.replace(/\bthe Trustee shall/, 'The Trustee shall')));
    },
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      const all =
        'All the rest, residue and remainder of my estate, real, personal and mixed, of whatsoever kind and wheresoever situate,';
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `${all} I give, devise and bequeath unto ${mark('residue[0]', callout(made, 'pour_over', `the Trustee under that certain trust agreement known as the ${made.trustName} executed by me on ${dateText(made.trustDate, 'long')}, the residue to be added to the principal thereof`))}.`,
          ),
        ];
      const held = rest.some(({ manner }) => manner === 'in_trust');
      const verb = isTrust(made)
        ? 'shall be paid over'
        : held
          ? 'I give, devise and bequeath unto my Trustee hereinafter named, IN TRUST, for'
          : 'I give, devise and bequeath';
      const what = isTrust(made)
        ? `Upon the death of the ${isJoint(made) ? 'survivor of the Settlors' : 'Settlor'}, all the remaining trust estate`
        : first
          ? 'all said rest, residue and remainder'
          : all;
      const shares = isEqual
        ? mark(
            rest.map(({ path }) => path).join(' '),
            `${isTrust(made) && held ? 'in trust ' : ''}${held ? '' : 'unto '}${andList(rest.map(({ to }) => made.names(to)))}, share and share alike`,
          )
        : rest
            .map(({ to, path, shareNumerator, shareDenominator }) =>
              mark(
                path,
                `${held ? '' : 'unto '}${made.names(to)}, ${share(shareNumerator, shareDenominator, 'words')} thereof`,
              ),
            )
            .join('; ');
      const heldWords =
        isTrust(made) && held ? ' Each share so set apart shall be held in trust as hereinafter provided.' : '';
      return [
        ...(first
          ? [
              paragraph(
                `${all} I give, devise and bequeath unto my said ${made.relation(first.to)}, ${made.names(first.to, first.path)}, if ${made.family.maker.isWoman ? 'he' : 'she'} be living at the time of my decease, absolutely and in fee simple.`,
              ),
              paragraph(
                `Should my said ${made.relation(first.to)} predecease me, then ${what} ${verb} ${shares}, the issue of any of them who may be deceased taking the parent's share, ${callout(made, 'per_stirpes', 'per stirpes and not per capita')}.`,
              ),
            ]
          : [
              paragraph(
                `${what} ${verb} ${shares}, the issue of any of them who may be deceased taking the parent's share, ${callout(made, 'per_stirpes', 'per stirpes and not per capita')}.${heldWords}`,
              ),
            ]),
      ];
    },
    subtrusts: (made) => [
      paragraph(
        `Upon the death of the first of the Settlors to die, the Trustee shall divide the trust estate, the survivor's one-half to be set apart and held as ${mark('subtrusts[0]', "the Survivor's Trust")}, and ${has(made, 'disclaimer') ? `so much of the other half as the survivor shall by qualified disclaimer refuse ${mark('subtrusts[1]', callout(made, 'disclaimer', 'shall, upon such disclaimer, be held as the Disclaimer Trust'))}` : `the other half to be set apart and held as ${mark('subtrusts[1]', 'the Bypass Trust')}`}.`,
      ),
    ],
    held: (made) => [
      paragraph(
        `The Trustee shall pay over and distribute the share of each child ${ages(made, (age, n, d) => `${n === d ? 'the whole of the balance then remaining' : `${share(n, d, 'words')} thereof`} upon attaining the age of ${age === 28 ? 'twenty-eight' : age === 25 ? 'twenty-five' : age === 30 ? 'thirty' : 'thirty-five'} (${age}) years`).join(', and ')}, free of trust.`,
      ),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'No interest of any beneficiary shall be subject to anticipation, assignment or alienation, nor to attachment by creditors.',
        ),
      ),
    ],
    guardians: (made) => [
      paragraph(
        `${callout(made, 'guardian_nomination', `I nominate and appoint ${serving(made.guardians[0])} as Guardian`)} of such of my children as may be minors at my decease.`,
      ),
    ],
    trustees: (made) =>
      isTrust(made)
        ? made.trustees
            .slice(1)
            .map((step, index) =>
              paragraph(
                `${index === 0 ? `In the event of the death, resignation or inability to act of the ${isJoint(made) ? 'Settlors' : 'Settlor'}` : 'In the event the foregoing shall for any reason fail to qualify or cease to act'}, ${serving(step)} shall become Successor ${step.names.length > 1 ? 'Co-Trustees' : 'Trustee'} hereunder.`,
              ),
            )
        : chain(made.trustees, 'Trustee', 'Trustees'),
    executors: (made) => chain(made.executors, 'Executor', 'Executors'),
    agents: (made) => chain(made.agents, 'true and lawful Attorney-in-Fact', 'true and lawful Attorneys-in-Fact'),
    authority: (made) => [
      paragraph(
        has(made, 'springing')
          ? callout(
              made,
              'springing',
              'This instrument shall become effective only upon my disability or incapacity as certified by my attending physician.',
            )
          : 'My said attorney shall have full power to do all that I could do if personally present.',
      ),
      paragraph(
        callout(
          made,
          'durable',
          'This power of attorney shall not be affected by my subsequent disability or incapacity.',
        ),
      ),
      ...(has(made, 'gifting_power')
        ? [
            paragraph(
              callout(
                made,
                'gifting_power',
                'My said attorney may make gifts to my issue in such amounts as qualify for the annual exclusion.',
              ),
            ),
          ]
        : []),
    ],
    health: (made) => [
      paragraph(
        callout(
          made,
          'life_support_withheld',
          'In the event of my terminal condition I direct that life-sustaining treatment be withheld or withdrawn.',
        ),
      ),
      ...(has(made, 'hipaa')
        ? [
            paragraph(
              callout(
                made,
                'hipaa',
                'My said attorney may examine my medical records and consent to their disclosure.',
              ),
            ),
          ]
        : []),
      ...(has(made, 'anatomical_gift')
        ? [
            paragraph(
              callout(made, 'anatomical_gift', 'I give, effective at my death, any needed organs for transplantation.'),
            ),
          ]
        : []),
    ],
    amendment: (made) => [
      paragraph(
        `${romanArticles(made)}${mark('amends', 'Article III')} of said agreement is hereby deleted in its entirety and the following is substituted therefor: "${gifts(made, ({ to, amountCents, description }) => `The Trustee shall pay over and deliver unto ${made.names(to)} ${amountCents ? `the sum of ${money(amountCents, 'both')}` : `the ${description}`}`).join('. ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            paragraph(
              `${mark('amends', 'Article VI')} of said agreement is hereby deleted in its entirety and the following is substituted therefor: "${made.trustees.map((step, index) => `${index === 0 ? 'Upon the death or incapacity of the Settlor' : 'Should the foregoing cease to act'}, ${serving(step)} shall become Successor ${step.names.length > 1 ? 'Co-Trustees' : 'Trustee'}`).join('. ')}."`,
            ),
          ]
        : []),
      paragraph('In all other respects said agreement is ratified and confirmed.'),
    ],
    contest: (made) => [
      paragraph(
        callout(
          made,
          'no_contest',
          'Should any beneficiary contest the validity hereof, such person shall forfeit any and all interest hereunder.',
        ),
      ),
    ],
    law: (made) => [
      paragraph(`The validity and effect hereof shall be determined by the laws of the State of ${situs(made)}.`),
    ],
  },
  powers: [
    'I direct that all my just debts and funeral expenses be paid out of my estate as soon as practicable after the time of my decease.',
    'My fiduciaries shall have full power to sell, mortgage, lease or otherwise dispose of any property at public or private sale, without order of any court.',
    'No fiduciary named herein shall be required to furnish bond or surety.',
    'All inheritance and succession taxes shall be paid as an expense of administration without apportionment.',
  ],
  signing: (made) => [
    paragraph(
      `IN TESTIMONY WHEREOF, I have hereunto set my hand this ${signedOn(made, 'words').replace(/(?<=\uE001)the /, '')}.`,
    ),
    ...signatures(made, ''),
    ...(made.plan === 'will' || made.plan === 'pour-over' || made.plan === 'directive'
      ? [
          line(
            'Signed and acknowledged by the maker in our presence, who at the request of the maker have subscribed our names.',
          ),
          ...witnesses(made),
        ]
      : []),
  ],
};

const chain = (steps: readonly { names: string[]; paths: string }[], one: string, many: string) =>
  steps.map((step, index) =>
    paragraph(
      index === 0
        ? `I hereby nominate, constitute and appoint ${serving(step)} to be my ${step.names.length > 1 ? many : one}.`
        : `Should ${index === 1 ? 'the person so named' : 'the one last named'} predecease me, fail to qualify or cease to act, then I nominate, constitute and appoint ${serving(step)} in ${index === 1 ? 'such place and stead' : 'the place of the latter'}.`,
    ),
  );
