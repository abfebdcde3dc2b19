import { runService, startTracing } from '@platform/service-kit';
import { composeReports } from './compose.ts';
import { readEnvironment } from './environment.ts';

const environment = readEnvironment();
await startTracing(environment, 'reports');
await runService(await composeReports(environment));
