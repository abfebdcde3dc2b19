import { CULTURES, MIDDLE, NICKNAMES, PLACES } from './names.ts';
import type { Random } from './random.ts';

export interface Person {
  name: string;
  given: string;
  surname: string;
  isWoman: boolean;
  /** As the maker of the document says it: "daughter", "stepson". */
  relation: string;
  nickname?: string;
}

export interface Place {
  town: string;
  county: string;
  state: string;
  code: string;
}

export interface Family {
  maker: Person;
  spouse?: Person;
  /** Living children, adopted and step ones among them. */
  children: Person[];
  /** A son or daughter who has died; nothing is left to the dead. */
  dead?: Person;
  formerSpouse?: Person;
  sister: Person;
  brother: Person;
  niece: Person;
  friend: Person;
  /** Neither takes nor serves: witnesses, the notary, who prepared it. */
  others: Person[];
  place: Place;
  /** Where nobody of the document is to be found. */
  elsewhere: Place;
}

const placeOf = ([town, county, state, code]: (typeof PLACES)[number]): Place => ({ town, county, state, code });

export function createFamily(random: Random, states: readonly string[]): Family {
  const used = new Set<string>();
  const culture = random.pick(CULTURES);
  const surname = random.pick(culture[2]);
  const person = (relation: string, isWoman: boolean, from = culture, family?: string): Person => {
    const options = (isWoman ? from[0] : from[1]).filter((name) => !used.has(name));
    const given = options.length > 0 ? random.pick(options) : random.pick(random.pick(CULTURES)[isWoman ? 0 : 1]);
    used.add(given);
    const last = family ?? random.pick(from[2]);
    const middle = random.chance(0.5) ? random.pick(MIDDLE) : '';
    const suffix = !isWoman && relation === 'self' && random.chance(0.15) ? `, ${random.pick(['Jr.', 'III'])}` : '';
    const nickname = random.chance(0.5) ? NICKNAMES[given] : undefined;
    return {
      name: `${[given, middle, last].filter(Boolean).join(' ')}${suffix}`,
      given,
      surname: last,
      isWoman,
      relation,
      ...(nickname ? { nickname } : {}),
    };
  };
  const sex = (): boolean => random.chance(0.5);
  const other = (relation: string, woman: boolean): Person => person(relation, woman, random.pick(CULTURES));
  const maker = person('self', sex(), culture, surname);
  const spouse = random.chance(0.7)
    ? person(maker.isWoman ? 'husband' : 'wife', !maker.isWoman, random.pick(CULTURES), surname)
    : undefined;
  const children = Array.from({ length: 2 + random.below(3) }, (_, index) => {
    const woman = sex();
    const word = woman ? 'daughter' : 'son';
    const step = spouse && index > 0 && random.chance(0.15);
    return person(step ? `step${word}` : word, woman, culture, step ? random.pick(random.pick(CULTURES)[2]) : surname);
  });
  const deadWoman = sex();
  const place = placeOf(random.pick(PLACES.filter(([, , , code]) => states.length === 0 || states.includes(code))));
  return {
    maker,
    ...(spouse ? { spouse } : {}),
    children,
    ...(random.chance(0.35) ? { dead: person(deadWoman ? 'daughter' : 'son', deadWoman, culture, surname) } : {}),
    ...(random.chance(0.3)
      ? { formerSpouse: other(maker.isWoman ? 'former husband' : 'former wife', !maker.isWoman) }
      : {}),
    sister: person('sister', true, culture, surname),
    brother: person('brother', false, culture, surname),
    niece: other('niece', true),
    friend: other('friend', sex()),
    others: Array.from({ length: 4 }, () => other('', sex())),
    place,
    elsewhere: placeOf(random.pick(PLACES.filter(([, , , code]) => code !== place.code))),
  };
}
