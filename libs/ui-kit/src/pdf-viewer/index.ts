export { type PdfHighlight, PdfViewer, type PdfViewerProps } from './pdf-viewer.tsx';
