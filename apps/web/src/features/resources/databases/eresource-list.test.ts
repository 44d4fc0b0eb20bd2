import { describe, expect, it } from 'vitest';
import {
  countFilters,
  filtersOf,
  readList,
  readView,
  toggled,
  withoutFilters,
  writeList,
} from './eresource-list.ts';

const read = (query: string) => readList(new URLSearchParams(query));
const NOWHERE = new URLSearchParams();

describe('the list of databases in an address', () => {
  it.each([
    '',
    'keyWord=nature',
    'letter=%23',
    'subject=law&subject=med&docType=journal&status=trial&isNew=1&sort=hot',
    'vendor=a.b_c-1&college=law&label=new',
  ])('is written as it was read: %s', (query) => {
    expect(writeList(read(query), NOWHERE).toString()).toBe(query);
  });

  it('leaves out what no call would take', () => {
    const list = read(
      `letter=AB&subject=a%20b&subject=${'x'.repeat(65)}&status=bought&sort=size&keyWord=${'k'.repeat(200)}`,
    );
    expect(list).toMatchObject({ letter: '', subject: [], status: [], sort: undefined });
    expect(list.keyWord).toHaveLength(100);
    expect(read('letter=b').letter).toBe('B');
  });

  it('keeps what hides the navigation', () => {
    const here = new URLSearchParams('pageType=109&hideNav=1&page=3&letter=A');
    expect(writeList(read('letter=B'), here).toString()).toBe('letter=B&hideNav=1&pageType=109');
  });

  it('has no filters any more after they were cleared, but its order', () => {
    const list = read('keyWord=x&letter=A&subject=law&isNew=1&sort=new');
    expect(countFilters(list)).toBe(2);
    expect(writeList(withoutFilters(list), NOWHERE).toString()).toBe('sort=new');
  });

  it('chooses a value and takes it back', () => {
    const chosen = toggled(read('subject=law'), 'subject', 'med');
    expect(chosen.subject).toEqual(['law', 'med']);
    expect(toggled(chosen, 'subject', 'law').subject).toEqual(['med']);
  });

  it('tells the calls no order among the filters', () => {
    expect(filtersOf(read('sort=hot&letter=A'))).not.toHaveProperty('sort');
  });
});

describe('the view of an address', () => {
  it.each([
    ['', 'all'],
    ['show=new', 'new'],
    ['show=trial', 'trial'],
    ['show=hot', 'hot'],
    ['show=constructor', 'all'],
  ])('%s is %s', (query, view) => {
    expect(readView(new URLSearchParams(query))).toBe(view);
  });
});
