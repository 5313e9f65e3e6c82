import { toast } from 'react-hot-toast/headless'
import { readPhone } from '#schema/phone.ts'
import { messages } from '#web/features/prompts/messages.ts'
import type { PopupProps } from '#web/features/prompts/NewsletterPopup.tsx'
import { PhoneFields } from '#web/features/prompts/PhoneFields.tsx'
import { useSavePhoneMutation } from '#web/features/prompts/Prompts.generated.ts'
import { countryNamed, phoneCountries } from '#web/features/prompts/phone.rules.ts'
import type { PhoneEvent } from '#web/features/prompts/prompts.rules.ts'
import { writeStored } from '#web/lib/browser/storage.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Checkbox } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

const countries = phoneCountries()

export function PhonePopup({ me, isOpen, onClose, event }: PopupProps & { event: PhoneEvent }) {
  const title = event === 'login' && me.firstName ? messages.welcomeBack(me.firstName) : messages.added
  function close(): void {
    if (!isOpen) return
    writeStored('closedPhonePopUpNumber', 'true')
    onClose()
  }
  return (
    <Dialog isOpen={isOpen} onClose={close} title={title}>
      <p className="mt-3 text-ink-2">{messages.phoneText}</p>
      <PhoneForm hasNewsletter={me.newsletter} onDone={close} />
      <p className="mt-4">
        <a
          href={paths.appointment}
          target="_blank"
          rel="noopener"
          className="link inline-flex min-h-11 items-center"
        >
          {messages.appointment}
        </a>
      </p>
    </Dialog>
  )
}

function PhoneForm({ hasNewsletter, onDone }: { hasNewsletter: boolean; onDone: () => void }) {
  const [save] = useSavePhoneMutation()
  const { errors, isBusy, formProps } = useForm({
    rules: {
      country: (typed) => (countryNamed(countries, typed) ? undefined : messages.countryUnknown),
      phone: () => undefined,
    },
    failed: messages.failed,
    async send(read) {
      const country = countryNamed(countries, read('country'))
      const phone = country && readPhone(read('phone'), country.code)
      if (!phone) return [{ field: 'phone', message: messages.phoneInvalid }]
      const newsletter = read('newsletter') === 'on'
      const { data } = await save({ variables: { phone, newsletter } }).catch((error) => {
        toast.error(explainFailure(error, messages.failedToast))
        throw error
      })
      const refusals = data?.updatePhone.errors ?? []
      if (refusals.length === 0) {
        toast.success(messages.thanks)
        onDone()
      }
      return refusals
    },
  })
  return (
    <form {...formProps} className="mt-5">
      <PhoneFields countries={countries} errors={errors} />
      <p className="mt-4 text-meta text-ink-2">{messages.never}</p>
      {!hasNewsletter && (
        <Checkbox name="newsletter" className="mt-3 text-meta">
          {messages.newsletterBox}
        </Checkbox>
      )}
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.confirm}
      </SubmitButton>
    </form>
  )
}
