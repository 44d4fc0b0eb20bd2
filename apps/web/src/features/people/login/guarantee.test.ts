import { describe, expect, it } from 'vitest';
import { type Guarantee, guaranteeNoticeKind } from './guarantee.ts';

const nothing: Guarantee = {
  guaranteedFlag: '0',
  guaranteeUserList: [],
  guaranteeUserPrimaryId: '',
  guaranteeUserAlert: '',
  guaranteeUserPhysicsLoan: [],
  guaranteeUserUnresolvedBehaviour: [],
};
const guaranteed = { primaryId: 'S2', name: 'B' };

describe('the guarantee notice', () => {
  it('is not shown to readers without guarantees', () => {
    expect(guaranteeNoticeKind(nothing)).toBe('none');
  });

  it('tells a guaranteed account that it cannot be used, whatever else is there', () => {
    expect(guaranteeNoticeKind({ ...nothing, guaranteedFlag: '1', guaranteeUserPrimaryId: 'S1' })).toBe(
      'guaranteed',
    );
  });

  it("uses the library's words for a guarantor where it has some", () => {
    const detail = {
      ...nothing,
      guaranteeUserList: [guaranteed],
      guaranteeUserAlert: 'Please come to the desk',
    };
    expect(guaranteeNoticeKind(detail)).toBe('alert');
    expect(guaranteeNoticeKind({ ...detail, guaranteeUserAlert: '' })).toBe('guarantor');
  });

  it('lists what a guaranteed reader still has', () => {
    expect(
      guaranteeNoticeKind({ ...nothing, guaranteeUserList: [guaranteed], guaranteeUserPrimaryId: 'S2' }),
    ).toBe('unprocessed');
  });
});
