/** Not from the provider, changed in transit, or too old. */
export class InvalidWebhook extends Error {}

/** The provider could not be reached, or rejected the request. No money was taken. */
export class PaymentFailure extends Error {}

/** Why a price cannot be charged, worded to follow the name of a setting. */
export class WrongPrice extends Error {}
