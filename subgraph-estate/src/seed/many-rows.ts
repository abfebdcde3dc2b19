import { DEFAULT_TIME_ZONE, dayIn } from '@platform/kernel';
import { connectMongo, createLogger, derivedId } from '@platform/service-kit';
import { SAMPLE_HOUSEHOLDS } from '@platform/test-kit/builders';
import { SAMPLE_ORGANIZATIONS } from '@platform/test-kit/sample-world';
import { withFigures } from '../domain/estate/figures.ts';
import { readSeedEnvironment } from '../environment.ts';
import { defineRowModels } from '../modules/estate/estate-rows.model.ts';
import { estateRow, sumsPartOf } from '../views/rows/estate-row.ts';
import { listedItems } from '../views/rows/listed-item.ts';
import { wordEnds } from '../views/rows/word-ends.ts';
import { sampleEstate } from './sample-estate.ts';

/** More on the way at once is more than the store's memory holds beside what it keeps: it then does little but collect. */
const AT_ONCE = 1_000;
const SYLLABLES = [
  'al',
  'ber',
  'cor',
  'dan',
  'el',
  'fer',
  'gar',
  'hol',
  'is',
  'kar',
  'lin',
  'mor',
  'nor',
  'ost',
  'per',
];

/** Different for each number below 50,625, and spelled as names are: a search finds some of them, not one or all. */
function surname(number: number): string {
  const parts = [0, 1, 2, 3].map((place) => SYLLABLES[Math.floor(number / 15 ** place) % 15] ?? '');
  const name = parts.join('');
  return `${name[0]?.toUpperCase()}${name.slice(1)}`;
}

const template = (now: Date) => (household: (typeof SAMPLE_HOUSEHOLDS)[number]) => {
  const estate = withFigures(sampleEstate(household, now.toISOString()), dayIn(DEFAULT_TIME_ZONE, now));
  return { id: estate.id, row: estateRow(estate), items: listedItems(estate) };
};

/**
 * What lists, search and dashboard show of very many clients, without the estates themselves: for measurements. Each is a
 * sample household under another name. What was written before is left as it is, so that whoever was interrupted goes on.
 */
export async function fillRows(
  models: ReturnType<typeof defineRowModels>,
  from: number,
  to: number,
  organizationId: string = SAMPLE_ORGANIZATIONS.northmere.id,
): Promise<void> {
  const templates = SAMPLE_HOUSEHOLDS.map(template(new Date()));
  const like = (number: number) => {
    const shape = templates[number % templates.length];
    if (!shape) throw new Error('no sample household');
    const id = derivedId('many-rows', organizationId, String(number));
    const family = shape.row.displayName.split(' ').at(-1) ?? '';
    const name = surname(number);
    const renamed = <Value>(value: Value): Value =>
      JSON.parse(
        JSON.stringify(value)
          .replaceAll(shape.id, id)
          .replaceAll(family, name)
          .replaceAll(family.toLowerCase(), name.toLowerCase())
          .replaceAll(shape.row.organizationId, organizationId),
      ) as Value;
    const { id: _id, ...row } = renamed(shape.row);
    const items = renamed(shape.items).map(({ key, ...item }) => ({
      ...item,
      _id: key,
      wordEnds: item.hit ? wordEnds(item.title) : [],
      document: item.document && { ...item.document, wordEnds: wordEnds(item.document.searchText) },
      trust: item.trust && { ...item.trust, wordEnds: wordEnds(item.trust.searchText) },
      schemaVersion: 1,
    }));
    const cents = (row.calculated.netWorthCents ?? 0) + number * 100;
    return {
      row: {
        ...row,
        _id: id,
        calculated: { ...row.calculated, netWorthCents: cents },
        wordEnds: wordEnds(row.searchText),
        itemKeys: items.map(({ _id: key }) => key),
        sumsPart: sumsPartOf(id),
        sumsDue: id,
        schemaVersion: 1,
      },
      items,
    };
  };
  for (let first = from; first < to; first += AT_ONCE) {
    const last = derivedId('many-rows', organizationId, String(Math.min(first + AT_ONCE, to) - 1));
    if (await models.rows.exists({ _id: last })) continue;
    const made = Array.from({ length: Math.min(AT_ONCE, to - first) }, (_, offset) => like(first + offset));
    const items = made.flatMap((one) => one.items);
    const keys = items.map(({ _id }) => _id);
    // Items come first, in order: where the first is there, an interruption has left some of them.
    if (await models.items.exists({ _id: keys[0] })) {
      await models.items.deleteMany({ _id: { $in: keys } });
      await models.rows.deleteMany({ _id: { $in: made.map(({ row }) => row._id) } });
    }
    // Past mongoose: a check of each value would be most of the time.
    await models.items.collection.insertMany(items as never);
    await models.rows.collection.insertMany(made.map(({ row }) => row) as never);
  }
}

async function main(from: number, to: number): Promise<void> {
  const { NODE_ENV, MONGODB_URL, MONGODB_DATABASE } = readSeedEnvironment();
  if (NODE_ENV === 'production') throw new Error('rows without estates are never made in production');
  const connection = connectMongo(MONGODB_URL, MONGODB_DATABASE, createLogger('many-rows', 'warn'));
  try {
    await fillRows(defineRowModels(connection), from, to);
  } finally {
    await connection.close();
  }
}

if (import.meta.main) await main(Number(process.argv[2]), Number(process.argv[3]));
