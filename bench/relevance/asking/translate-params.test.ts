import { describe, expect, it } from 'vitest';
import { translateParams } from './translate-params.ts';

const asked = (params: Parameters<typeof translateParams>[0]) => {
  const translated = translateParams(params);
  return 'asked' in translated ? translated.asked : translated.reason;
};

describe('queries of other catalogues', () => {
  it('keep their field, language and format', () => {
    expect(
      asked({
        q: '佛教',
        field: 'title',
        extra: { fq: ['language:Japanese', 'collection:sirsi'], rows: 100 },
      }),
    ).toEqual({ keyWord: '佛教', searchField: 'title', langCode: ['jpn'] });
    expect(
      asked({ q: 'nature', field: 'title', extra: { fq: 'format_main_ssim:"Journal/Periodical"' } }),
    ).toEqual({ keyWord: 'nature', searchField: 'title', docCode: ['journal'] });
    expect(asked({ q: 't.s. eliot', qf: '$qf_author' })).toEqual({
      keyWord: 't.s. eliot',
      searchField: 'author',
    });
  });

  it('become rows where one holds several', () => {
    const q = '_query_:"{!edismax qf=$qf_author}\\"Carl Bach\\"" AND _query_:"{!edismax qf=$qf_title}cello"';
    expect(asked({ q, field: 'everything' })).toEqual({
      searchItems: [
        { field: 'author', value: '"Carl Bach"', operator: 'AND', matchMode: 2 },
        { field: 'title', value: 'cello', operator: 'AND', matchMode: 2 },
      ],
    });
  });

  it('say why they have no words of ours', () => {
    expect(asked({ q: 'x', field: 'everything', extra: { fq: 'building_facet:"Lane"' } })).toContain(
      'filter',
    );
    expect(asked({ q: 'x', field: 'shelf' })).toContain('field');
    expect(asked(undefined)).toContain('no query');
  });
});
