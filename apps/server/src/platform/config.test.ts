import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('searches with the built-in engine unless a cluster is named', () => {
    expect(readConfig({}).openSearch).toBeUndefined();
    expect(readConfig({ OPENSEARCH_URL: '', LECTERN_OPENSEARCH_URL: '' }).openSearch).toBeUndefined();
  });

  it('takes the address of a cluster under its own name before the common one', () => {
    const common = { OPENSEARCH_URL: 'http://a:9200' };
    expect(readConfig(common).openSearch).toEqual({ url: 'http://a:9200', prefix: 'lectern' });
    expect(
      readConfig({
        ...common,
        LECTERN_OPENSEARCH_URL: 'http://b:9200,http://c:9200',
        LECTERN_OPENSEARCH_PREFIX: 'two',
      }).openSearch,
    ).toEqual({ url: 'http://b:9200,http://c:9200', prefix: 'two' });
  });

  it('refuses names of indexes that a cluster would not take', () => {
    expect(() => readConfig({ LECTERN_OPENSEARCH_PREFIX: '_Upper' })).toThrow(/LECTERN_OPENSEARCH_PREFIX/);
  });
});
