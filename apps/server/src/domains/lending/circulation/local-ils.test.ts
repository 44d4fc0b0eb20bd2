import { describeIls } from '../../../ports/ils/ils-suite.ts';
import { localIls } from '../../../testing/local-systems.ts';
import { fillLocalWorld, prepareLocalWorld } from '../../../testing/local-world.ts';
import { createTestClock } from '../../../testing/test-clock.ts';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { LOCAL_ABILITIES } from './local-ils.ts';

describeOnBothDatabases('local circulation', 'ledger', (kind) => {
  describeIls(
    'local',
    async () => {
      const { db, close } = await createTestDatabase(kind);
      const clock = createTestClock();
      await prepareLocalWorld(db, clock);
      return { ...fillLocalWorld(db), ils: localIls({ db, clock }), close };
    },
    LOCAL_ABILITIES,
  );
});
