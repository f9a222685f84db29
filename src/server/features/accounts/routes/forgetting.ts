/**
 * Sent when somebody logs out or leaves. Browsers drop what they keep of our pages and files, and what scripts have stored. Cookies stay:
 * the language, the device, and the one that keeps a PDF somebody bought without an account.
 */
export const forgetting = { 'clear-site-data': '"cache", "storage"' };
