import type { MembershipRole } from '@platform/contracts';
import type { DocumentStatus } from '@platform/contracts/domain';
import { fiduciaryTitle, labelFor, labelIfKnown, labelOf } from '@platform/contracts/labels';
import type { IsoDate } from '@platform/kernel';
import { actingInstruments } from '../../domain/document/acting.ts';
import type { EstateDocument, EstateFiduciary } from '../../domain/document/document.ts';
import { inDocumentOrder } from '../../domain/document/document-order.ts';
import { documentStatus, trustStatus } from '../../domain/document/document-status.ts';
import { standingOf } from '../../domain/document/in-force.ts';
import { type Estate, personById } from '../../domain/estate/estate.ts';
import type { EstateTrust } from '../../domain/trust/trust.ts';
import type { FiduciaryPrefix, FiduciaryRole } from '../../schema.generated.ts';

export interface DocumentRowView {
  readonly id: string;
  readonly estateId: string;
  readonly estateName: string;
  readonly documentKind: EstateDocument['kind'] | EstateTrust['kind'];
  readonly name: string;
  /** Null where nobody is named, or several are. */
  readonly ownerName: string | null;
  /** Several people's. */
  readonly isJoint: boolean;
  readonly gstStatus: EstateTrust['gstStatus'];
  readonly executedAt: IsoDate | null;
  /** By what is known without its file. */
  readonly status: DocumentStatus;
  /** A later will took its place, or that of the will which it changes. */
  readonly isReplaced: boolean;
  readonly uploadIds: readonly string[];
  readonly isTrust: boolean;
}

/** What the table calls the owner of what is several people's. */
export const JOINT_OWNER = 'Joint';
export const shownOwner = ({ isJoint, ownerName }: Pick<DocumentRowView, 'isJoint' | 'ownerName'>): string | null =>
  isJoint ? JOINT_OWNER : ownerName;

/** The order of the documents table: trust kinds and documents by weight, a joint owner's before a single one's. */
const WEIGHTS: Readonly<Record<string, number>> = {
  WILL: 100,
  POUROVER_WILL: 200,
  REVOCABLE: 300,
  REVOCABLE_JOINT: 300,
  POWER_OF_ATTORNEY: 400,
  HEALTHCARE_DIRECTIVE: 500,
  GRAT: 600,
  ILIT: 700,
  QPRT: 800,
  SLAT: 900,
  IRREVOCABLE: 1000,
  TRUST_CERTIFICATION: 1100,
};
const LAST = 2000;

type Whose = Pick<DocumentRowView, 'ownerName' | 'isJoint'>;

/** Whose something of these people is. */
function whose(estate: Estate, ids: readonly (string | null)[]): Whose {
  const [first = null, ...others] = ids.flatMap((id) => (id && personById(estate, id)?.name) || []);
  return { ownerName: others.length > 0 ? null : first, isJoint: others.length > 0 };
}

function trustRow(estate: Estate, trust: EstateTrust): DocumentRowView {
  return {
    id: trust.id,
    estateId: estate.id,
    estateName: estate.displayName,
    documentKind: trust.kind,
    name: trust.name,
    ...whose(estate, trust.settlors),
    gstStatus: trust.gstStatus,
    executedAt: trust.executedAt,
    status: trustStatus(trust),
    isReplaced: false,
    uploadIds: trust.uploadIds,
    isTrust: true,
  };
}

/** A later text took its place. */
const isReplaced = (estate: Estate, document: EstateDocument): boolean =>
  standingOf(estate, document)?.standing === 'REPLACED';

function documentRow(estate: Estate, document: EstateDocument): DocumentRowView {
  const { id, kind, name, ownerId, parentId, executedAt, uploadIds } = document;
  // What changes a trust and names nobody itself is whose the trust is.
  const changed = ownerId === null ? estate.trusts.find((trust) => trust.id === parentId) : undefined;
  return {
    id,
    estateId: estate.id,
    estateName: estate.displayName,
    documentKind: kind,
    name,
    ...whose(estate, changed ? changed.settlors : [ownerId]),
    gstStatus: null,
    executedAt,
    status: documentStatus(document),
    isReplaced: isReplaced(estate, document),
    uploadIds,
    isTrust: false,
  };
}

/** Documents and trust instruments of an estate in the table's order, or as somebody has put them. Trusts that only begin at a death have no paper of their own. */
export function documentRows(estate: Estate): DocumentRowView[] {
  const trusts = estate.trusts
    .filter(({ createdUponDeath }) => !createdUponDeath)
    .map((trust) => trustRow(estate, trust));
  const rows = [...estate.documents.map((document) => documentRow(estate, document)), ...trusts];
  const weight = (row: DocumentRowView): number => (WEIGHTS[row.documentKind] ?? LAST) + (row.isJoint ? 10 : 20);
  const byWeight = rows.toSorted((a, b) => weight(a) - weight(b));
  return inDocumentOrder(estate, besideTheirParents(estate, byWeight));
}

/** What has no place of its own in that order follows what it changes, in the order in which it was signed. */
function besideTheirParents({ documents }: Estate, rows: readonly DocumentRowView[]): DocumentRowView[] {
  const ids = new Set(rows.map(({ id }) => id));
  const parentOf = new Map(
    documents.map(({ id, parentId }) => [id, parentId !== null && ids.has(parentId) ? parentId : null]),
  );
  const follows = ({ id, documentKind }: DocumentRowView): string | null =>
    documentKind in WEIGHTS ? null : (parentOf.get(id) ?? null);
  const signed = ({ executedAt }: DocumentRowView): string => executedAt ?? '';
  return rows
    .filter((row) => follows(row) === null)
    .flatMap((row) => [
      row,
      ...rows.filter((one) => follows(one) === row.id).toSorted((a, b) => signed(a).localeCompare(signed(b))),
    ]);
}

export interface FiduciaryView {
  readonly fiduciary: EstateFiduciary;
  readonly estate: Estate;
  readonly namedIn: string | null;
}

/** Everybody who acts, by instrument and order of succession: not whom a will names that a later text replaced. */
export function estateFiduciaries(estate: Estate): FiduciaryView[] {
  const named = actingInstruments(estate).flatMap(({ name, fiduciaries }) =>
    fiduciaries.map((fiduciary) => ({ fiduciary, estate, namedIn: name })),
  );
  return named.sort((a, b) => a.fiduciary.displayOrder - b.fiduciary.displayOrder);
}

export const roleTitle = ({ role, designation }: EstateFiduciary): string => fiduciaryTitle(role, designation);

/** A text may name an office that has no word here. */
export const officeIn = ({ role }: EstateFiduciary): FiduciaryRole =>
  labelIfKnown('FiduciaryRole', role) ? (role as FiduciaryRole) : 'other';
export const turnIn = ({ designation }: EstateFiduciary): FiduciaryPrefix =>
  labelIfKnown('FiduciaryPrefix', designation) ? (designation as FiduciaryPrefix) : 'primary';
/** A fiduciary has one note, which goes by its id. */
export const noteId = ({ id, note }: EstateFiduciary): string | null => (note === null ? null : id);

/** The same of a document by itself. */
export const shownDocumentStatus = (
  { estate, document }: { readonly estate: Estate; readonly document: EstateDocument },
  status: DocumentStatus,
  role: MembershipRole | null,
): string => shownStatus({ isReplaced: isReplaced(estate, document) }, status, role);

/** The state of a row in words: of a text that no longer counts, that it was replaced. */
export const shownStatus = (
  { isReplaced }: Pick<DocumentRowView, 'isReplaced'>,
  status: DocumentStatus,
  role: MembershipRole | null,
): string => (isReplaced ? labelOf('DocumentStanding', 'REPLACED') : labelFor(role, 'DocumentStatus', status));
