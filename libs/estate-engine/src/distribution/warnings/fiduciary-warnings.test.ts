import { describe, expect, it } from 'vitest';
import {
  cash,
  estateCase,
  onDeath,
  play,
  policy,
  residue,
  type Sketch,
  trust,
  will,
} from '../conventions/case-builder.ts';
import { distribution } from '../distribution.ts';

/** `ROLE ids amount` of every missing fiduciary, in dollars. */
const missing = (sketch: Sketch): string[] =>
  play(sketch)
    .warnings.filter(({ code }) => code === 'MISSING_FIDUCIARY')
    .map(({ death, fiduciary, ids, amountCents }) => `${death} ${fiduciary} ${ids.join('+')} ${amountCents / 100}`);

const people = ['h', 'w', { id: 'a', birthDate: '1990-01-01' }, { id: 'kid', birthDate: '2015-06-01' }];
const family: Sketch['relations'] = [
  ['h', 'SPOUSE', 'w'],
  ['h', 'PARENT', 'a'],
  ['w', 'PARENT', 'a'],
  ['h', 'PARENT', 'kid'],
  ['w', 'PARENT', 'kid'],
];
const base: Sketch = { people, relations: family, assets: [cash('x', 900, 'h')] };
const both = [
  ['h', '2026-03-01'],
  ['w', '2027-03-01'],
] as const;

describe('an office that nobody can take up is named, with what it is for', () => {
  it.each<[string, Sketch, string[]]>([
    ['nothing where the case says nothing', { ...base, wills: [will('h', [residue('w')])] }, []],
    [
      'a will without executor',
      { ...base, wills: [will('h', [residue('w')], { executors: [] })] },
      ['FIRST_DEATH EXECUTOR h 900'],
    ],
    [
      'not property that passes beside the will',
      {
        ...base,
        assets: [cash('x', 900, 'h'), cash('y', 50, 'h', { beneficiaries: [{ to: 'a' }] })],
        wills: [will('h', [residue('w')], { executors: [] })],
      },
      ['FIRST_DEATH EXECUTOR h 900'],
    ],
    ['no warning for one who lives', { ...base, wills: [will('h', [residue('w')], { executors: [{ id: 'w' }] })] }, []],
    ['nor for a bank', { ...base, wills: [will('h', [residue('w')], { executors: [{ name: 'A bank' }] })] }, []],
    [
      'an executor who is a minor',
      { ...base, wills: [will('h', [residue('w')], { executors: [{ id: 'kid' }] })] },
      ['FIRST_DEATH EXECUTOR h 900'],
    ],
    [
      'an executor who died first: at the second death alone',
      {
        ...base,
        deaths: both,
        wills: [
          will('h', [residue('w')], { executors: [{ id: 'w' }] }),
          will('w', [residue('a')], { executors: [{ id: 'h' }] }),
        ],
      },
      ['SECOND_DEATH EXECUTOR w 900'],
    ],
    [
      'an executor who dies within 120 hours',
      {
        ...base,
        deaths: [
          ['h', '2026-03-01'],
          ['w', '2026-03-04'],
        ],
        wills: [will('h', [residue('a')], { executors: [{ id: 'w' }] })],
      },
      ['FIRST_DEATH EXECUTOR h 900'],
    ],
    [
      'a divorced spouse (UPC 2-804)',
      {
        people,
        status: 'DIVORCED',
        relations: [
          ['h', 'FORMER_SPOUSE', 'w'],
          ['h', 'PARENT', 'a'],
        ],
        assets: [cash('x', 900, 'h')],
        wills: [will('h', [residue('a')], { executors: [{ id: 'w' }] })],
      },
      ['FIRST_DEATH EXECUTOR h 900'],
    ],
    [
      'a living trust whose settlor was the only trustee',
      {
        ...base,
        assets: [cash('x', 900, 't')],
        trusts: [trust('t', 'REVOCABLE', 'h', { trustees: [{ id: 'h' }], terms: onDeath('h', residue('a')) })],
      },
      ['FIRST_DEATH TRUSTEE t 900'],
    ],
    [
      'but not with a successor',
      {
        ...base,
        assets: [cash('x', 900, 't')],
        trusts: [
          trust('t', 'REVOCABLE', 'h', { trustees: [{ id: 'h' }, { id: 'w' }], terms: onDeath('h', residue('a')) }),
        ],
      },
      [],
    ],
    [
      'an irrevocable trust without trustee, once for both deaths',
      { ...base, deaths: both, assets: [cash('x', 900, 't')], trusts: [trust('t', 'SLAT', 'h', { trustees: [] })] },
      ['FIRST_DEATH TRUSTEE t 900'],
    ],
    [
      'a trust whose last trustee is the second to die, though it keeps its property',
      {
        ...base,
        deaths: both,
        assets: [cash('x', 900, 'h')],
        trusts: [trust('t', 'BYPASS', 'h', { trustees: [{ id: 'w' }], lifetimeBeneficiaries: ['a'] })],
        wills: [will('h', [residue('t')])],
      },
      ['SECOND_DEATH TRUSTEE t 900'],
    ],
    [
      'a trust that only holds a policy still unpaid',
      { ...base, assets: [policy('p', 500, 't', 'w')], trusts: [trust('t', 'ILIT', 'w', { trustees: [] })] },
      ['FIRST_DEATH TRUSTEE t 0'],
    ],
    ['not a trust that holds nothing', { ...base, trusts: [trust('t', 'BYPASS', 'h', { trustees: [] })] }, []],
    [
      'a minor child without living parent and without guardian, and nobody to hold what he gets',
      {
        ...base,
        deaths: both,
        wills: [will('h', [residue('w')], { guardians: [] }), will('w', [residue('kid')], { guardians: [] })],
      },
      ['SECOND_DEATH GUARDIAN w+kid 0', 'SECOND_DEATH CUSTODIAN w+kid 900'],
    ],
    ['not while the other parent lives', { ...base, wills: [will('h', [residue('w')], { guardians: [] })] }, []],
    [
      'a guardian also looks after the property',
      { ...base, wills: [will('h', [residue('kid')], { guardians: [{ id: 'a' }], custodians: [] })] },
      [],
    ],
    [
      'a minor who receives outright without custodian, of all that comes to him',
      {
        ...base,
        assets: [cash('x', 900, 'h'), cash('y', 50, 'h', { beneficiaries: [{ to: 'kid' }] })],
        wills: [will('h', [residue('kid', 'a')], { custodians: [] })],
      },
      ['FIRST_DEATH CUSTODIAN h+kid 500'],
    ],
    [
      'with a custodian all is well',
      { ...base, wills: [will('h', [residue('kid')], { custodians: [{ id: 'a' }] })] },
      [],
    ],
  ])('%s', (_name, sketch, expected) => expect(missing(sketch)).toEqual(expected));

  it('what a minor takes beside the will is no fault of the will', () => {
    const words = (sketch: Sketch): (string | undefined)[] =>
      play(sketch)
        .warnings.filter(({ fiduciary }) => fiduciary === 'CUSTODIAN')
        .map(({ explanation }) => explanation);
    const noCustodian = { wills: [will('h', [residue('w')], { custodians: [] })] };
    const livingTrust = trust('t', 'REVOCABLE', 'h', { name: 'The Hill Trust', terms: onDeath('h', residue('kid')) });
    const court = ': a court has to appoint somebody.';
    expect(words({ ...base, ...noCustodian, trusts: [livingTrust], assets: [cash('x', 900, 't')] })).toEqual([
      `Nobody who can act is named to hold what kid, a minor, takes by The Hill Trust${court}`,
    ]);
    const designated = [cash('x', 900, 'h'), cash('y', 50, 'h', { beneficiaries: [{ to: 'kid' }] })];
    expect(words({ ...base, ...noCustodian, assets: designated })).toEqual([
      `Nobody who can act is named to hold what kid, a minor, takes by a designation${court}`,
    ]);
    expect(
      words({ ...base, wills: [will('h', [residue('kid', 'a')], { custodians: [] })], assets: designated }),
    ).toEqual([
      `Nobody who can act is named to hold what kid, a minor, takes by a designation and the will of h${court}`,
    ]);
    expect(words({ ...base, wills: [will('h', [residue('kid')], { custodians: [] })] })).toEqual([
      'The will of h names no custodian: a court has to appoint somebody to hold what comes to kid, a minor.',
    ]);
  });

  it('says in words what is missing and what follows', () => {
    const result = play({ ...base, wills: [will('h', [residue('w')], { executors: [] })] });
    const [warning] = result.warnings.filter(({ code }) => code === 'MISSING_FIDUCIARY');
    expect(warning?.explanation).toBe('The will of h names no executor: a court has to appoint somebody.');
    expect(warning?.authority).toEqual([{ cite: 'UPC 3-203' }]);
  });

  it.each<[string, Sketch, string, string]>([
    [
      'a nominee nobody knows',
      { ...base, wills: [will('h', [], { executors: [{ id: 'zz' }] })] },
      'UNKNOWN_ID',
      'wills[0].executors[0].id',
    ],
    [
      'a nominee without id and name',
      { ...base, trusts: [trust('t', 'SLAT', 'h', { trustees: [{ id: 'w' }, {}] })] },
      'NOMINEE_UNCLEAR',
      'trusts[0].trustees[1]',
    ],
  ])('refuses %s', (_name, sketch, code, field) =>
    expect(() => distribution(estateCase(sketch))).toThrow(expect.objectContaining({ code, field })),
  );
});
