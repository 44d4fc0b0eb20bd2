/**
 * Says that the tests of a service are skipped. Under CI=true that is a failure: there nobody reads the message.
 * @param {string} service
 * @param {string} reason
 * @returns {undefined}
 */
export function missing(service, reason) {
  if (process.env.CI === 'true') throw new Error(`${service}: ${reason}, and tests need it`);
  console.log(`${service}: ${reason}; its tests are skipped.`);
  return undefined;
}
