import fc from 'fast-check';

/**
 * Properties draw the same cases in every run, so that a test says something of the change and nothing of luck.
 * FC_SEED=n draws others: `for n in 1 2 3; do FC_SEED=$n npx vitest run --project unit; done` looks for new ones.
 */
fc.configureGlobal({ seed: Number(process.env['FC_SEED'] ?? 20_261_126) });
