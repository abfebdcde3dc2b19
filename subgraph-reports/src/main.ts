import { runService } from '@platform/service-kit';
import { composeReports } from './compose.ts';
import { readEnvironment } from './environment.ts';

await runService(await composeReports(readEnvironment()));
