const MOST = 100;

/**
 * How many times its usual time a query may take, for machines that are slow or busy with other work: `LECTERN_SEARCH_PATIENCE`, 1 where
 * it is not set. From the environment, since each search thread has that from the process that starts it.
 */
export const PATIENCE = Math.min(MOST, Math.max(1, Number(process.env.LECTERN_SEARCH_PATIENCE) || 1));
