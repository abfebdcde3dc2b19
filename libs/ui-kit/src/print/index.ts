// Static font files: Chromium turns variable fonts into unnamed Type 3 fonts in a PDF.
import '@fontsource/public-sans/400.css';
import '@fontsource/public-sans/500.css';
import '@fontsource/public-sans/600.css';
import '@fontsource/public-sans/700.css';
import '@fontsource/newsreader/400.css';
import '@fontsource/newsreader/400-italic.css';
import '@fontsource/newsreader/500.css';
import './print.css';

export { PrintPage, type PrintPageProps, PrintRoot } from './print-page.tsx';
