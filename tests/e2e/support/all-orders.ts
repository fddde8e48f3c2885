/** The list of all orders: on its own it opens on today, which has few of them or none. */
export const allOrders = '/web-orders/manage-orders?filter={}';
