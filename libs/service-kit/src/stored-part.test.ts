import { Mongoose } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { isSurelyAsWritten } from './plain-check.ts';
import {
  documentSchema,
  flag,
  list,
  number,
  oneOf,
  open,
  optional,
  orNull,
  part,
  storedSchema,
  text,
} from './stored-part.ts';

interface Room {
  readonly name: string;
  readonly areaCm2?: number;
  readonly owner: string | null;
  readonly beyond?: readonly Room[];
}
const KINDS = ['COTTAGE', 'CASTLE'] as const;
interface House {
  readonly _id: string;
  readonly kind: (typeof KINDS)[number];
  readonly style: 'GOTHIC' | null;
  readonly isOpen: boolean;
  readonly rooms: readonly Room[];
  readonly names: readonly string[];
  readonly note: unknown;
}
const room = part<Room>((self) => ({
  name: text,
  areaCm2: optional(number),
  owner: orNull(text),
  beyond: optional(list(self)),
}));
const houses = new Mongoose().model(
  'House',
  storedSchema<House>({
    _id: text,
    kind: oneOf(KINDS),
    style: orNull(oneOf(['GOTHIC'])),
    isOpen: flag,
    rooms: list(room),
    names: list(text),
    note: open,
  }),
);
const house = {
  _id: 'h',
  kind: 'CASTLE',
  style: null,
  isOpen: false,
  rooms: [{ name: '', owner: null }],
  names: [],
  note: { any: [{}] },
};
const problemOf = async (written: object): Promise<string | null> => {
  try {
    await new houses(written).validate();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

interface Lodge {
  readonly kind: (typeof KINDS)[number];
  readonly style: 'GOTHIC' | null;
  readonly name: string;
  readonly rooms: number;
}
const STYLES = ['GOTHIC'] as const;
const lodgeFields = {
  kind: oneOf(KINDS),
  style: orNull(oneOf(STYLES)),
  name: String,
  rooms: { type: Number, default: 1 },
};
const lodges = new Mongoose().model('Lodge', documentSchema<Lodge>(lodgeFields));

describe('the schema of a document with defaults', () => {
  it('fills in what is left out, and refuses what is none of an enumeration', async () => {
    const lodge = new lodges({ kind: 'CASTLE', style: null, name: 'North' });
    await lodge.validate();
    expect(lodge.rooms).toBe(1);
    await expect(new lodges({ kind: 'TENT', name: 'North' }).validate()).rejects.toThrow('TENT');
  });
  it('takes no plain text for an enumeration, and no other fields than the domain has', () => {
    const { kind, ...others } = lodgeFields;
    const drifted = [
      // @ts-expect-error: a kind is one of two words
      () => documentSchema<Lodge>({ ...others, kind: { type: String, required: true } }),
      // @ts-expect-error: nor is its style any text
      () => documentSchema<Lodge>({ ...lodgeFields, style: String }),
      // @ts-expect-error: the domain has a kind
      () => documentSchema<Lodge>(others),
      // @ts-expect-error: the domain has no door
      () => documentSchema<Lodge>({ kind, ...others, door: Number }),
    ];
    expect(drifted).toHaveLength(4);
  });
});

describe('what an update sets', () => {
  const fine = { ...house, rooms: [{ name: 'Hall', areaCm2: 5, owner: null, beyond: [{ name: 'Bay', owner: 'o' }] }] };
  it('is surely as written where Mongoose has nothing to say, of every field and of parts within parts', () => {
    for (const [field, value] of Object.entries({ ...fine, style: 'GOTHIC' }))
      expect(isSurelyAsWritten(houses.schema, { [field]: value }), field).toBe(true);
  });

  const rooms = [undefined, null, 5, '', 'Hall'].flatMap((name) =>
    [null, 'o', 5, undefined].flatMap((owner) =>
      [
        {},
        { areaCm2: 1 },
        { areaCm2: '1' },
        { door: 1 },
        { beyond: [{ name: 'Bay', owner: null }] },
        { beyond: [{ name: 'Bay', owner: null, door: 1 }] },
        { beyond: [5] },
        { beyond: null },
      ].map((more) => [{ name, owner, ...more }]),
    ),
  );
  const values = [undefined, null, '', 'CASTLE', 'TENT', 'GOTHIC', 5, true, [], {}, ['Hall'], [null], [5], new Date(0)];
  it.each(['_id', 'kind', 'style', 'isOpen', 'rooms', 'names', 'note', 'towers'])(
    'is never surely as written where Mongoose refuses it: %s',
    async (field) => {
      for (const value of [...values, ...rooms]) {
        if (!isSurelyAsWritten(houses.schema, { [field]: value })) continue;
        expect(await new houses({ [field]: value }).validate([field]), JSON.stringify(value)).toBeUndefined();
      }
    },
  );
});

describe('the schema of a stored document', () => {
  it('keeps nulls, absent fields, empty texts, lists and objects as they are', async () => {
    expect(await problemOf(house)).toBeNull();
    expect(new houses(house).toObject()).toStrictEqual(house);
  });

  it.each([
    ['an unknown field', { ...house, towers: 2 }, 'towers'],
    ['an unknown field of a part', { ...house, rooms: [{ name: 'Hall', owner: null, door: 1 }] }, 'door'],
    ['one further in', { ...house, rooms: [{ name: 'Hall', owner: null, beyond: [{ name: 'x', door: 1 }] }] }, 'door'],
    ['a value outside of its enumeration', { ...house, kind: 'TENT' }, 'TENT'],
    ['one where there may be none', { ...house, style: 'DORIC' }, 'DORIC'],
    ['another kind', { ...house, rooms: [{ name: 5, owner: null }] }, 'name'],
    ['one value for a list', { ...house, names: 'Hall' }, 'names'],
    ['a missing field', { ...house, isOpen: undefined }, 'isOpen'],
    ['a missing field of a part', { ...house, rooms: [{ owner: null }] }, 'name'],
  ])('refuses %s', async (_, written, field) => {
    expect(await problemOf(written)).toContain(field);
  });

  // What is wrong here is wrong for the compiler, and an expectation that is not met fails the type check.
  it('cannot drift from the type of the domain, in either direction', () => {
    const areaCm2 = optional(number);
    const beyond = optional(list(room));
    const drifted = [
      // @ts-expect-error: the domain has an owner
      () => part<Room>({ name: text, areaCm2, beyond }),
      // @ts-expect-error: the domain has no door
      () => part<Room>({ name: text, areaCm2, beyond, owner: orNull(text), door: number }),
      // @ts-expect-error: the domain may leave out the area
      () => part<Room>({ name: text, areaCm2: number, beyond, owner: orNull(text) }),
      // @ts-expect-error: the domain's owner may be null
      () => part<Room>({ name: text, areaCm2, beyond, owner: text }),
      // @ts-expect-error: the domain's name may not
      () => part<Room>({ name: orNull(text), areaCm2, beyond, owner: orNull(text) }),
      // @ts-expect-error: a kind is one of two words
      () => part<Pick<House, 'kind'>>({ kind: text }),
      // @ts-expect-error: a tent is no kind
      () => part<Pick<House, 'kind'>>({ kind: oneOf([...KINDS, 'TENT']) }),
      // @ts-expect-error: a name is no number
      () => part<Room>({ name: number, areaCm2, beyond, owner: orNull(text) }),
      // @ts-expect-error: anything is no room
      () => part<Room>({ name: text, areaCm2, beyond: optional(list(open)), owner: orNull(text) }),
      // @ts-expect-error: an open value does not stand for a known one
      () => part<Room>({ name: open, areaCm2, beyond, owner: orNull(text) }),
    ];
    expect(drifted).toHaveLength(10);
  });
});
