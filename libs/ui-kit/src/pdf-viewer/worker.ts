import { pdfjs } from 'react-pdf';

// The worker of react-pdf's own pdfjs, as a file of the remote that shows the document: one version, no CDN.
pdfjs.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString();
