import { createTestApp } from '../../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../../testing/test-database.ts';
import { thingsSuite } from '../../../../testing/things-suite.ts';

describeOnEachDatabase('things beside records', (kind) => thingsSuite(() => createTestApp({ kind })));
