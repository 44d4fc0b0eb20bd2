import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { toJson } from '../../../../platform/db/codecs.ts';
import type { DeliveryAddress } from '../../../../ports/ils/ils-placing.ts';

/** Streets that do not exist, in towns that do. */
const ADDRESSES: Readonly<Record<DemoTenant, DeliveryAddress>> = {
  demo: {
    recipientName: '李四',
    phone: '13800138000',
    country: 'CN',
    areaCode: '330106',
    areaNames: ['浙江省', '杭州市', '西湖区'],
    details: '启明大学学生公寓 3 幢 201 室',
    postcode: '310013',
  },
  harbour: {
    recipientName: 'John Doe',
    phone: '+447700900106',
    country: 'GB',
    areaCode: '',
    areaNames: [],
    details: '1 Sample Street, Harbour Town',
    postcode: 'ZZ99 9ZZ',
  },
};

/** The address of a home delivery of the demo, as a request keeps it. */
export function demoAddress(demo: DemoTenant): string {
  return toJson(ADDRESSES[demo]);
}
