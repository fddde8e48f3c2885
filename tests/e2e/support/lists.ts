/** The list of all orders: on its own it opens on today, which has few of them or none. */
export const allOrders = '/web-orders/manage-orders?filter={}';

/** The list of confirmed orders. */
export const confirmedOrders = `/web-orders/manage-orders?filter=${encodeURIComponent('{"state":"confirmed"}')}`;

/** The list of the desks of the first store, by their numbers. */
export const desksOfStoreOne = `/stores/desks?filter=${encodeURIComponent('{"store_id":1}')}&sort=number&order=ASC&page=1&perPage=25`;
