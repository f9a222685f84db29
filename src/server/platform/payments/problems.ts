/** Not from the provider, changed on its way, or too old. */
export class InvalidWebhook extends Error {}

/** The provider could not be reached, or refused. Nothing was taken. */
export class PaymentFailure extends Error {}

/** What cannot be charged, in words that follow the name of a setting. */
export class WrongPrice extends Error {}
