import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where the one open field of the stored schemas is made; whoever uses it says what has checked the value. */
const OPEN_FIELD = 'stored-part.ts';
/**
 * They carry an estate's id and are no noun of an estate: rows are written with the estate, movements are of a quota,
 * notifications are an account's.
 */
const NOT_OF_AN_ESTATE: ReadonlySet<string> = new Set([
  'estate-rows.model.ts',
  'notification.model.ts',
  'quota.model.ts',
]);

/** A subgraph's rooms where documents are defined; service-kit makes the schemas themselves. */
const ROOM_OF_SCHEMAS = /^(modules|workers)\//;
/** Rows are copies of what was checked when it was stored. */
const ROWS = 'estate-rows.model.ts';

/** Written past every model, so that no form is asked of them at the start; why none need be. */
const WITHOUT_FORM: Readonly<Record<string, string>> = {
  'lease.ts': 'a lease is one owner and one moment, is over within seconds, and is taken anew by whoever comes next',
};

/** The collection that knows an actor's reach, and the repository over it that nouns beside an estate share. */
const GUARD = /\b(createEstateBoundCollection|createEstateNounRepository)\b/;
const MODEL = /\.model\.ts$/;
/** A collection of the connection's own, by its name. */
const RAW_COLLECTION = /\b(?:connection|db|mongo)\.collection\b/;
const FOR_AN_ACTOR = /\.(repository|service)\.ts$/;
const TEST = /\.(int\.)?test\.ts$/;
/** What makes a schema one of an estate; the others have the plugin within. */
const OF_AN_ESTATE = /\b(estateBoundPlugin|estateNounSchema|leasedSchema)\b/;
/** Ways to a collection that know no actor. */
const PAST_THE_GUARD = /\b(createAggregate|changeAggregate|deleteAggregate|amendAggregate|paginate)\b/;

const nameOf = (file: string): string => file.slice(file.lastIndexOf('/') + 1);

/**
 * What is wrong with how a project stores things, in words: fields that hold anything, enumerations that the compiler does
 * not see, nouns of an estate that are read or written past the collection
 * that guards them (docs/adr/0031), and collections without a model, whose documents say no version (docs/adr/0029).
 */
export function wrongStorage(root: string, project: string): string[] {
  const source = join(root, project, 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !TEST.test(file))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));
  const say = ({ file }: { file: string }, why: string): string => `${project}/src/${file} ${why}`;
  const models = files.filter(({ file }) => MODEL.test(file));
  const guarded = models.filter(({ text }) => OF_AN_ESTATE.test(text));
  const guardedFolders = new Set(guarded.map(({ file }) => dirname(file)));
  const beside = (folder: string) => files.filter(({ file }) => dirname(file) === folder);
  return [
    ...files
      .filter(({ file, text }) => nameOf(file) !== OPEN_FIELD && /\bMixed\b/.test(text))
      .map((file) => say(file, 'stores a Mixed: name its fields, or use `open` and say what has checked them')),
    ...files
      .filter(({ file, text }) => ROOM_OF_SCHEMAS.test(file) && nameOf(file) !== ROWS && /\bnew Schema\b/.test(text))
      .map((file) =>
        say(file, 'makes a schema by hand, where an enumeration may be any text: documentSchema or storedSchema'),
      ),
    ...files
      .filter(({ file, text }) => RAW_COLLECTION.test(text) && WITHOUT_FORM[nameOf(file)] === undefined)
      .map((file) =>
        say(file, 'opens a collection without a model: its documents say no version (schemaHistoryPlugin)'),
      ),
    ...models
      .filter((model) => /\bestateId:/.test(model.text) && !guarded.includes(model))
      .filter(({ file }) => !NOT_OF_AN_ESTATE.has(nameOf(file)))
      .map((file) =>
        say(file, 'is of an estate: its schema is an estateNounSchema or a leasedSchema, or takes estateBoundPlugin'),
      ),
    ...guarded
      .filter(({ file }) => !beside(dirname(file)).some(({ text }) => GUARD.test(text)))
      .map((file) => say(file, 'has no repository over createEstateBoundCollection')),
    ...files
      .filter(
        ({ file, text }) => guardedFolders.has(dirname(file)) && FOR_AN_ACTOR.test(file) && PAST_THE_GUARD.test(text),
      )
      .map((file) => say(file, 'goes past createEstateBoundCollection')),
  ];
}
