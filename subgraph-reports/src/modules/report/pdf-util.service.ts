import { Readable } from 'node:stream';
import { DomainError } from '@platform/kernel';
import { type BlobStore, isOutage } from '@platform/service-kit';
import { fileNameOf, type ReportRecord } from '../../domain/report/report.ts';
import type { ReportContent } from '../../domain/report-content/report-content.ts';
import { countPdfPages, type PdfSection } from './pdf-pages.ts';
import type { PdfRenderer } from './pdf-renderer.ts';
import { pptxFile } from './pptx-file.ts';
import type { IssueRendererSession } from './renderer-session.ts';
import { csvFiles, xlsxFile } from './table-files.ts';

export type PdfUtilKind = 'PREVIEW' | 'CSV' | 'XLSX' | 'PPTX';

/** How pages of a report are opened and kept; one for the service. */
export interface Printing {
  readonly renderer: Pick<PdfRenderer, 'render' | 'tables' | 'parts'>;
  readonly issueSession: IssueRendererSession;
  /** `session` on plain http, `__Host-session` with TLS. */
  readonly cookieName: string;
  readonly blobs: Pick<BlobStore, 'put'>;
}

export interface MadeFile {
  readonly blobKey: string;
  readonly filename: string;
  readonly mimetype: string;
  readonly pageCount: number;
  readonly sections: readonly PdfSection[];
}

interface Deps {
  readonly printing: Printing;
  readonly accountId: string | null;
  readonly contentOf: (organizationId: string) => Promise<ReportContent>;
}

const TABLES = {
  CSV: { extension: 'zip', mimetype: 'application/zip', write: csvFiles },
  XLSX: {
    extension: 'xlsx',
    mimetype: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
} as const;

const SLIDES = {
  extension: 'pptx',
  mimetype: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
} as const;

/** Files of a report that are made at once and count against no quota; nothing refers to them, so they go after a day. */
export function createPdfUtilService({ printing, accountId, contentOf }: Deps) {
  const { renderer, issueSession, cookieName, blobs } = printing;
  async function request({ _id: reportId, organizationId, estateId }: ReportRecord) {
    const value = await issueSession({ accountId: accountId ?? '', organizationId, estateId, reportId });
    return { path: `/service/reports/${reportId}`, cookie: { name: cookieName, value } };
  }
  async function preview(report: ReportRecord): Promise<MadeFile> {
    const { settings } = await contentOf(report.organizationId);
    if (!settings.canGeneratePreview)
      throw new DomainError('PREVIEW_OFF', 'Your organization makes no previews of reports.');
    const { pdf, sections } = await renderer.render(await request(report));
    const { key: blobKey } = await blobs.put(Readable.from([pdf]), 'reports');
    const file = { filename: fileNameOf(report), mimetype: 'application/pdf' };
    return { blobKey, ...file, pageCount: countPdfPages(pdf), sections };
  }
  async function written(report: ReportRecord, kind: 'CSV' | 'XLSX' | 'PPTX'): Promise<MadeFile> {
    const { extension, mimetype } = kind === 'PPTX' ? SLIDES : TABLES[kind];
    const of = await request(report);
    const bytes =
      kind === 'PPTX' ? await pptxFile(await renderer.parts(of)) : await TABLES[kind].write(await renderer.tables(of));
    const { key: blobKey } = await blobs.put(Readable.from([bytes]), 'reports');
    return { blobKey, filename: fileNameOf(report, extension), mimetype, pageCount: 0, sections: [] };
  }
  return {
    /** Throws DomainError `PREVIEW_OFF`, `RENDERER_BUSY`, `RENDER_UNREACHABLE`, `RENDER_TIMED_OUT`, `RENDER_FAILED`. */
    async make(report: ReportRecord, kind: PdfUtilKind): Promise<MadeFile> {
      try {
        return await (kind === 'PREVIEW' ? preview(report) : written(report, kind));
      } catch (error) {
        if (isOutage(error)) throw new DomainError('RENDER_UNREACHABLE', 'The pages cannot be shown at the moment.');
        throw error;
      }
    },
  };
}
export type PdfUtilService = ReturnType<typeof createPdfUtilService>;
