import { mark, paragraph } from '../blocks.ts';
import type { Case, Step } from '../case.ts';
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
import { andList, capital, dateText, inWords, money, ordinal, share } from '../words.ts';

const appoint = (steps: readonly Step[], office: string, female: string, made: Case): string =>
  steps
    .map((step, index) => {
      const woman =
        step.names.length === 1 &&
        [made.family.spouse, made.family.sister].some((p) => p?.isWoman && p.name === step.names[0]);
      const word = step.names.length > 1 ? `${office}s, jointly` : woman ? female : office;
      return index === 0
        ? `I do hereby nominate, constitute and appoint ${serving(step)} to be the ${word} hereof`
        : `and should ${index === 1 ? 'such appointment fail by death, renunciation or otherwise' : 'the last aforesaid likewise fail to qualify'}, then I appoint ${serving(step)} in ${index === 1 ? 'the place and stead thereof' : 'substitution'}`;
    })
    .join(', ');

/** "Give, devise and bequeath unto", items with ordinals, long sentences, everything in words. */
export const old: Style = {
  name: 'old formal',
  states: ['PA', 'VA', 'OH', 'NY'],
  roles: { executor: 'executor', agent: 'attorney_in_fact', health: 'agent' },
  pages: [
    { name: 'plain', width: 74, height: 38, headingCase: 'upper', header: (page) => `- ${page} -` },
    {
      name: 'initials',
      width: 78,
      height: 42,
      headingCase: 'upper',
      footer: (page, pages) => `Page ${page} of ${pages} Initials ________`,
    },
  ],
  order: [
    'family',
    'amendment',
    'gifts',
    'residue',
    'subtrusts',
    'held',
    'guardians',
    'agents',
    'authority',
    'health',
    'trustees',
    'spendthrift',
    'contest',
    'powers',
    'executors',
    'law',
  ],
  heading: (number) => `Item ${capital(ordinal(number))}`,
  titles: {
    family: '',
    gifts: '',
    residue: '',
    subtrusts: '',
    held: '',
    guardians: '',
    trustees: '',
    executors: '',
    spendthrift: '',
    contest: '',
    powers: '',
    law: '',
    amendment: '',
    agents: '',
    authority: '',
    health: '',
  },
  titleOf: ({ plan, family: { maker } }) =>
    plan === 'power'
      ? `General Power of Attorney of ${maker.name}`
      : plan === 'directive'
        ? `Advance Directive of ${maker.name}`
        : `Last Will and Testament of ${maker.name}`,
  opening: (made) => {
    const { place } = made.family;
    const resident = `of the ${place.town === 'Roanoke' ? 'City' : 'Town'} of ${place.town}, County of ${place.county} and State of ${situs(made)}`;
    if (isTrust(made))
      return [
        paragraph(
          `THIS INDENTURE, made ${dateText(made.date, 'words')}, WITNESSETH that ${makers(made)}, ${resident}, hereinafter called the Settlor${isJoint(made) ? 's' : ''}, ${isJoint(made) ? 'do' : 'doth'} hereby assign, transfer and set over unto ${serving(made.trustees[0])}, hereinafter called the Trustee${isJoint(made) ? 's' : ''}, the property in the annexed schedule, TO HAVE AND TO HOLD the same upon the trusts following, reserving ever the right to alter or revoke the same.`,
        ),
      ];
    if (made.plan === 'amendment')
      return [
        paragraph(
          `WHEREAS ${makers(made)}, ${resident}, did by ${mark('amends', `indenture dated ${dateText(made.trustDate, 'words')} create the ${made.trustName}`)}, and did therein reserve the power of amendment; NOW THEREFORE the said instrument is altered in the manner following:`,
        ),
      ];
    if (made.plan === 'power')
      return [
        paragraph(
          `KNOW ALL MEN BY THESE PRESENTS, that I, ${makers(made)}, ${resident}, do make this instrument for the management of my affairs.`,
        ),
      ];
    if (made.plan === 'directive')
      return [
        paragraph(
          `I, ${makers(made)}, ${resident}, being of sound mind, do willfully and voluntarily make known my desires touching my medical treatment.`,
        ),
      ];
    return [
      paragraph(
        `IN THE NAME OF GOD, AMEN. I, ${makers(made)}, ${resident}, being of sound and disposing mind, memory and understanding, do make, publish and declare this to be my Last Will and Testament, hereby revoking and making void any and all wills and codicils by me at any time heretofore made.`,
      ),
    ];
  },
  clauses: {
    family: (made) => {
      const {
        family: { spouse, children, dead, formerSpouse },
        plan,
      } = made;
      return [
        paragraph(
          `I declare that ${spouse && plan !== 'joint-trust' ? `I am lawfully wedded to my beloved ${spouse.relation}, ${spouse.name}, and that ` : ''}there ${children.length === 1 ? 'is' : 'are'} living ${inWords(children.length)} children, to wit: ${andList(children.map(({ name }) => name))}${dead ? saying(made, 'deceased_child', `, my ${dead.relation} ${dead.name} having departed this life without issue`) : ''}.${formerSpouse ? ` My marriage with ${formerSpouse.name} was dissolved by decree of the court sitting at ${formerSpouse.surname === 'Hale' ? 'Dover' : 'Salem'}.` : ''}`,
        ),
      ];
    },
    gifts: (made) =>
      gifts(made, ({ to, kind, amountCents, description }) => {
        const who = `${made.relation(to) === 'charity' ? '' : `my ${made.relation(to)}, `}${made.names(to)}`;
        if (amountCents)
          return `I give and bequeath unto ${who} the sum of ${money(amountCents, 'words')}, lawful money of the United States`;
        return kind === 'real_estate'
          ? `I give and devise unto ${who}, in fee simple, my ${description}, together with the hereditaments and appurtenances thereunto belonging`
          : `I give and bequeath my ${description} unto ${who} absolutely`;
      }).map((words) => paragraph(`${words}.`)),
    residue: (made) => {
      const { first, rest, isEqual } = residueOf(made);
      const all =
        'All the rest, residue and remainder of my estate, real, personal and mixed, of whatsoever kind and wheresoever situate';
      if (has(made, 'pour_over'))
        return [
          paragraph(
            `${all}, ${mark('residue[0]', callout(made, 'pour_over', `I give, devise and bequeath unto the Trustee for the time being acting under that certain indenture known as the ${made.trustName}, dated ${dateText(made.trustDate, 'words')}`))}, to be added to the corpus thereof.`,
          ),
        ];
      const held = rest.some(({ manner }) => manner === 'in_trust')
        ? ', the portion of each child to be held IN TRUST as hereinafter directed'
        : '';
      const shares = isEqual
        ? mark(
            rest.map(({ path }) => path).join(' '),
            `unto ${andList(rest.map(({ to }) => made.names(to)))}, share and share alike`,
          )
        : rest
            .map(({ to, path, shareNumerator, shareDenominator }) =>
              mark(path, `${share(shareNumerator, shareDenominator, 'words')} part thereof unto ${made.names(to)}`),
            )
            .join('; ');
      const stirpes = callout(
        made,
        'per_stirpes',
        "the issue of any child then deceased taking the parent's portion per stirpes and not per capita",
      );
      return [
        paragraph(
          first
            ? `${all}, ${mark(first.path, `I give, devise and bequeath unto my said ${made.relation(first.to)}, ${made.names(first.to)}`)}, if living at my decease; but should my said ${made.relation(first.to)} predecease me, then I give, devise and bequeath the same ${shares}${held}, ${stirpes}.`
            : `${isTrust(made) ? 'Upon the decease of the Settlor, or of the survivor if there be two, the Trustee shall convey the then remaining corpus' : `${all}, I give, devise and bequeath`} ${shares}${held}, ${stirpes}.`,
        ),
      ];
    },
    subtrusts: (made) => [
      paragraph(
        `Upon the decease of the first of the Settlors, the corpus shall be parted into two funds, whereof the one, composed of the survivor's moiety, shall be styled the ${mark('subtrusts[0]', "Survivor's Trust")}, and the other the ${mark('subtrusts[1]', made.truth.subtrusts[1]?.name ?? '')}${has(made, 'disclaimer') ? `, ${callout(made, 'disclaimer', 'which shall receive such property alone as the survivor shall disclaim')}` : ''}.`,
      ),
    ],
    held: (made) => [
      paragraph(
        `The Trustee shall apply the income of each portion to the maintenance and education of the child for whom it is held, and shall pay over ${andList(ages(made, (age, n, d) => (n === d ? `the balance thereof upon the attainment of ${inWords(age)} years` : `${share(n, d, 'words')} of what then remaineth upon the attainment of the age of ${inWords(age)} years`)))}.`,
      ),
    ],
    executors: (made) => [
      paragraph(`${appoint(made.executors, 'Executor', 'Executrix', made)}, to serve without surety upon any bond.`),
    ],
    trustees: (made) => [
      paragraph(
        isTrust(made)
          ? `In the event of a vacancy ${made.trustees
              .slice(1)
              .map(
                (step, index) =>
                  `${index === 0 ? '' : 'and upon its failing to act, '}the office shall devolve upon ${serving(step)}`,
              )
              .join(
                ', ',
              )}, whose place of business for these purposes shall be taken to be ${made.family.elsewhere.town}.`
          : `${appoint(made.trustees, 'Trustee', 'Trustee', made)}.`,
      ),
    ],
    guardians: (made) => [
      paragraph(
        `${callout(
          made,
          'guardian_nomination',
          `I commit the custody of such of my children as be minors unto ${serving(made.guardians[0])}, whom I appoint Guardian`,
        )}.`,
      ),
    ],
    contest: (made) => [
      paragraph(
        callout(
          made,
          'no_contest',
          'Should any legatee oppose the probate hereof or impugn its provisions, every benefit herein given to such legatee shall be void.',
        ),
      ),
    ],
    spendthrift: (made) => [
      paragraph(
        callout(
          made,
          'spendthrift',
          'No interest of any beneficiary in income or corpus shall be subject to anticipation, alienation or attachment.',
        ),
      ),
    ],
    law: (made) => [
      paragraph(
        `This instrument shall be construed according to the laws of the Commonwealth or State of ${situs(made)}.`,
      ),
    ],
    amendment: (made) => [
      paragraph(
        `${mark('amends', 'Article Three')} is stricken, and in lieu thereof is inserted: "${gifts(made, ({ to, amountCents, description }) => `The Trustee shall deliver unto ${made.names(to)} ${amountCents ? `the sum of ${money(amountCents, 'words')}` : `the ${description}`}`).join('; and ')}."`,
      ),
      ...(made.trustees.length > 0
        ? [
            paragraph(
              `${mark('amends', 'Article Six')} is altered so as to read: "${made.trustees.map((step, index) => `${index === 0 ? 'Next after the Settlor' : 'and next thereafter'} ${serving(step)} shall be Trustee`).join(', ')}."`,
            ),
          ]
        : []),
      paragraph('In all other respects the said instrument is ratified and confirmed.'),
    ],
    agents: (made) => [
      paragraph(`${appoint(made.agents, 'true and lawful Attorney', 'true and lawful Attorney', made)}.`),
    ],
    authority: (made) => [
      paragraph(
        'Giving and granting unto my said Attorney full power to ask, demand, sue for and receive all sums of money, and to bargain, sell and convey lands and chattels.',
      ),
      ...(has(made, 'springing')
        ? [
            paragraph(
              callout(
                made,
                'springing',
                'These presents shall take effect only upon my disability being certified by two physicians.',
              ),
            ),
          ]
        : []),
      paragraph(
        callout(made, 'durable', 'This power shall not be affected by my subsequent disability or incapacity.'),
      ),
      ...(has(made, 'gifting_power')
        ? [
            paragraph(
              callout(
                made,
                'gifting_power',
                'My said Attorney may make gifts of my property unto my spouse and issue.',
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
          'Should I be in a terminal condition, I direct that life-sustaining procedures be withheld or withdrawn.',
        ),
      ),
      ...(has(made, 'hipaa')
        ? [
            paragraph(
              callout(
                made,
                'hipaa',
                'I authorize release of my medical records unto my agent pursuant to the Health Insurance Portability and Accountability Act.',
              ),
            ),
          ]
        : []),
      ...(has(made, 'anatomical_gift')
        ? [paragraph(callout(made, 'anatomical_gift', 'I give my organs and tissues for transplantation.'))]
        : []),
    ],
  },
  powers: [
    'I direct that all my just debts and funeral charges be paid as soon after my decease as conveniently may be.',
    'My fiduciaries may sell at public vendue or private sale any part of my estate without license of court.',
    'The receipt of a guardian for any legacy payable to an infant shall be a full discharge.',
    'They may compound or compromise debts, retain investments howsoever speculative, and distribute in kind.',
  ],
  signing: (made) => [
    paragraph(
      `IN WITNESS WHEREOF I have hereunto set my hand and seal this ${signedOn(made, 'ordinal').replace('the ', '')}.`,
    ),
    ...signatures(made, '(SEAL)'),
    ...(made.plan.includes('trust') || made.plan === 'amendment'
      ? [
          paragraph(
            `Acknowledged before me, ${made.family.others[2]?.name}, Notary Public in and for ${made.family.elsewhere.county} County.`,
          ),
        ]
      : witnesses(made)),
  ],
};
