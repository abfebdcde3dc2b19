// Asynchronous start: shared packages are settled before the first module that needs one runs.
void import('./bootstrap.tsx');
