import { DomainError } from '@platform/kernel';

/** A saved view of the list of clients: what stands in its address, under a name. */
export interface ClientView {
  readonly name: string;
  /** Search parameters without the page, in one order: the same view is the same text. */
  readonly query: string;
  /** The one that the list opens with. */
  readonly isDefault: boolean;
}

/** Of one account in one organization; all of them are written at once. */
export interface OwnClientViewsRecord {
  readonly _id: string;
  readonly version: number;
  readonly accountId: string;
  readonly organizationId: string | null;
  readonly views: readonly ClientView[];
}

const MOST_VIEWS = 20;
const MOST_NAME = 60;
const MOST_VALUE = 200;
/** What a view may hold; where in the list somebody is, is no part of it. */
const PARAMETERS = ['advisor', 'direction', 'finding', 'group', 'search', 'sort', 'state'] as const;

const wrong = (text: string): DomainError => new DomainError('BAD_USER_INPUT', text, { field: 'views' });

/** What a view keeps of an address: known parameters with a value, in one order. Throws: DomainError BAD_USER_INPUT. */
function keptQuery(query: string): string {
  const given = new URLSearchParams(query);
  const kept = new URLSearchParams();
  for (const name of PARAMETERS) {
    const value = given.get(name)?.trim() ?? '';
    if (value.length > MOST_VALUE) throw wrong('A saved view cannot hold a search as long as this.');
    if (value) kept.set(name, value);
  }
  return kept.toString();
}

/** Throws: DomainError BAD_USER_INPUT for a name that is missing, too long or there twice, and for too many. */
export function checkedViews(views: readonly ClientView[]): ClientView[] {
  if (views.length > MOST_VIEWS) throw wrong(`At most ${MOST_VIEWS} views can be saved. Delete one first.`);
  if (views.filter(({ isDefault }) => isDefault).length > 1) throw wrong('Only one view can be the first to open.');
  const names = new Set<string>();
  return views.map(({ name: given, query, isDefault }) => {
    const name = given.trim().replace(/\s+/g, ' ');
    if (!name) throw wrong('A view needs a name.');
    if (name.length > MOST_NAME) throw wrong(`The name of a view has at most ${MOST_NAME} characters.`);
    if (names.has(name.toLowerCase())) throw wrong(`There is a view called "${name}" already.`);
    names.add(name.toLowerCase());
    return { name, query: keptQuery(query), isDefault };
  });
}
