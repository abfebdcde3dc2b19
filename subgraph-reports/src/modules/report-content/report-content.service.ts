import type { Actor, MembershipRole } from '@platform/contracts';
import { DomainError } from '@platform/kernel';
import {
  changeAggregate,
  createAggregate,
  derivedId,
  newDocumentId,
  notFound,
  type PaginationInput,
  pageMetadata,
  readPagination,
  scopeReaches,
} from '@platform/service-kit';
import { cleanHtml } from '../../domain/report-content/clean-html.ts';
import {
  changedSettings,
  changedSlides,
  checkedRole,
  checkedTitle,
  type Disclosure,
  MOST_DISCLOSURES,
  type ReportContent,
  type ReportSetting,
  type SlideInput,
  USUAL_SETTINGS,
} from '../../domain/report-content/report-content.ts';
import { slidesView } from '../../views/report/content-view.ts';
import type { ReportContentModel } from './report-content.model.ts';

interface Deps {
  readonly model: ReportContentModel;
  readonly actor: Actor;
  readonly idempotencyKey: string | null;
}

interface Version {
  readonly organizationId: string;
  readonly version: number;
}
type Changes<Of> = { readonly [Name in keyof Of]?: Of[Name] | null | undefined };
type Parts = Partial<Pick<ReportContent, 'settings' | 'titles' | 'disclosures' | 'slides'>>;

const FIRST_VERSION = 1;

const unsaved = (organizationId: string): ReportContent => ({
  _id: derivedId('report-content', organizationId),
  organizationId,
  settings: USUAL_SETTINGS,
  titles: [],
  disclosures: [],
  slides: [],
  version: FIRST_VERSION,
});

/** What organizations put into their reports; one document for each, changed over its version. */
export function createReportContentService({ model, actor, idempotencyKey }: Deps) {
  /** For whoever sees a report of the organization already. */
  const ofOrganization = async (organizationId: string): Promise<ReportContent> => {
    const usual = unsaved(organizationId);
    const saved = await model.findById(usual._id).lean<ReportContent>();
    return saved ?? usual;
  };
  /** Throws DomainError NOT_FOUND. */
  const reached = (organizationId: string): string => {
    if (!scopeReaches(actor.scope, { organizationId })) throw notFound('The organization');
    return organizationId;
  };
  const idOf = (kind: string): string => newDocumentId(actor.accountId, idempotencyKey, kind);

  /** Throws DomainError NOT_FOUND, STALE_VERSION, and what the change throws. */
  async function change(
    { organizationId, version }: Version,
    to: (content: ReportContent) => Parts,
  ): Promise<ReportContent> {
    const usual = unsaved(reached(organizationId));
    // What is usual becomes the first version, so that two first changes at once meet the same guard as later ones.
    const { document: before } = await createAggregate<ReportContent>(model, usual);
    // A repetition is answered as the first time, though what it names is changed or gone by then.
    const repeated = idempotencyKey
      ? await model.findOne({ _id: usual._id, handledKeys: idempotencyKey }).lean<ReportContent>()
      : null;
    if (repeated) return repeated;
    const { document } = await changeAggregate<ReportContent>(model, {
      id: usual._id,
      scope: { organizationId },
      version,
      update: {
        $set: to(
          before.version === version ? before : ((await model.findById(usual._id).lean<ReportContent>()) ?? before),
        ),
      },
      idempotencyKey,
    });
    return document;
  }

  const disclosureOf = (before: Disclosure, said: Changes<Omit<Disclosure, 'id'>>): Disclosure => ({
    ...before,
    ...(typeof said.title === 'string' && { title: checkedTitle(said.title) }),
    ...(typeof said.disclosureContent === 'string' && { disclosureContent: cleanHtml(said.disclosureContent) }),
    ...(typeof said.isActive === 'boolean' && { isActive: said.isActive }),
  });

  return {
    ofOrganization,
    /** Of the named organization, else of the one that the actor acts in; null where there is none. */
    async read(organizationId: string | null | undefined): Promise<ReportContent | null> {
      const id = organizationId ?? actor.organizationId;
      return id && scopeReaches(actor.scope, { organizationId: id }) ? ofOrganization(id) : null;
    },
    /** So few that they are read whole. */
    async slides(organizationId: string | null | undefined, pagination: PaginationInput | null | undefined) {
      const id = organizationId ?? actor.organizationId;
      const content = id && scopeReaches(actor.scope, { organizationId: id }) ? await ofOrganization(id) : null;
      const slides = content ? slidesView(content) : [];
      const { page, perPage } = readPagination(pagination);
      return {
        collection: slides.slice((page - 1) * perPage, page * perPage),
        metadata: pageMetadata(slides.length, page, perPage),
      };
    },
    changeSlides: (version: Version, slides: readonly SlideInput[]) =>
      change(version, (content) => ({
        slides: changedSlides(content.slides, slides, cleanHtml, (index) => idOf(`slide-${index}`)),
      })),
    approveSlides: (version: Version, ids: readonly string[], isApproved: boolean) =>
      change(version, ({ slides }) => {
        if (ids.some((id) => !slides.some((slide) => slide.id === id))) throw notFound('The slide');
        return { slides: slides.map((slide) => (ids.includes(slide.id) ? { ...slide, isApproved } : slide)) };
      }),
    createDisclosure: (version: Version, said: Changes<Omit<Disclosure, 'id'>>) =>
      change(version, ({ disclosures }) => {
        if (disclosures.length >= MOST_DISCLOSURES)
          throw new DomainError('BAD_USER_INPUT', `An organization has at most ${MOST_DISCLOSURES} disclosures.`);
        const empty = { id: idOf('disclosure'), title: '', disclosureContent: '', isActive: true };
        return { disclosures: [...disclosures, disclosureOf(empty, { ...said, title: said.title ?? '' })] };
      }),
    updateDisclosure: (version: Version, id: string, said: Changes<Omit<Disclosure, 'id'>>) =>
      change(version, ({ disclosures }) => {
        if (!disclosures.some((one) => one.id === id)) throw notFound('The disclosure');
        return { disclosures: disclosures.map((one) => (one.id === id ? disclosureOf(one, said) : one)) };
      }),
    createTitle: (version: Version, role: string, title: string) =>
      change(version, ({ titles }) => {
        const of: MembershipRole = checkedRole(role);
        const made = { id: idOf('title'), role: of, title: checkedTitle(title) };
        return { titles: [...titles.filter((one) => one.role !== of), made] };
      }),
    deleteTitle: (version: Version, id: string) =>
      change(version, ({ titles }) => {
        if (!titles.some((one) => one.id === id)) throw notFound('The title');
        return { titles: titles.filter((one) => one.id !== id) };
      }),
    changeSettings: (version: Version, said: Changes<ReportSetting>) =>
      change(version, ({ settings }) => ({ settings: changedSettings(settings, said) })),
  };
}
export type ReportContentService = ReturnType<typeof createReportContentService>;
