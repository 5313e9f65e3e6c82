import { useId } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Link } from 'react-router-dom'
import { usePostReviewMutation } from '#web/features/reviews/OwnReview.generated.ts'
import { messages } from '#web/features/reviews/ownReview.messages.ts'
import { computeLength, reviewRules } from '#web/features/reviews/ownReview.rules.ts'
import { useDraft } from '#web/lib/account/useDraft.ts'
import { monthAndYear } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Props = { reservationId: string; months: string[]; onSent: () => void }

/** Rating, month and text; drafts in the tab survive a reload and the end of the session. */
export function ReviewForm({ reservationId, months, onSent }: Props) {
  const drafts = {
    rating: useDraft(`review-rating-${reservationId}`),
    month: useDraft(`review-month-${reservationId}`),
    text: useDraft(`review-${reservationId}`),
  }
  // A review written in another tab: the page shows it instead of the form.
  const [post] = usePostReviewMutation({
    refetchQueries: ({ data }) => (data?.postReview.errors.length ? ['ReservationPage'] : []),
  })
  const { errors, isBusy, formProps } = useForm({
    rules: reviewRules,
    failed: messages.failed,
    async send(read) {
      const { data } = await post({
        variables: {
          reservationId,
          rating: Number(read('rating')),
          text: read('text').trim(),
          experienceMonth: read('experienceMonth'),
        },
      })
      if (!data) throw new TypeError('The gateway returned no data.')
      const refusals = data.postReview.errors
      if (refusals.length > 0) return refusals
      onSent()
      toast.success(messages.sent)
      for (const draft of Object.values(drafts)) draft.write('')
      return []
    },
  })
  return (
    <>
      <p className="mt-2 text-ink-2">
        {messages.told}{' '}
        <Link to={`${paths.reviews}#fonctionnement`} className="underline underline-offset-3">
          {messages.rules}
        </Link>
      </p>
      <ScriptForm {...formProps} className="mt-5">
        <Rating draft={drafts.rating} error={errors.rating} />
        <Month draft={drafts.month} months={months} error={errors.experienceMonth} />
        <TextField draft={drafts.text} error={errors.text} />
        <SubmitButton isOneOfMany isBusy={isBusy} refusal={errors.form}>
          {messages.send}
        </SubmitButton>
      </ScriptForm>
    </>
  )
}

type FieldProps = { draft: ReturnType<typeof useDraft>; error: string | undefined }

const five = [1, 2, 3, 4, 5]

function Rating({ draft, error }: FieldProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined}>
      <legend className="mb-1.5 text-15 font-semibold">{messages.rating}</legend>
      <div className="flex flex-wrap gap-2">
        {five.map((rating) => (
          <label
            key={rating}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-full border-[1.5px] border-line-strong px-4 has-checked:border-pine-600 has-checked:bg-pine-50 has-checked:font-semibold"
          >
            <input
              type="radio"
              name="rating"
              value={rating}
              aria-label={messages.stars(rating)}
              checked={draft.text === `${rating}`}
              onChange={() => draft.write(`${rating}`)}
              className="size-5 accent-pine-600"
            />
            <span aria-hidden="true">
              {rating} · {messages.ratings[rating]}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id}>{error}</FieldError>
    </fieldset>
  )
}

/** A trip over the end of a month asks which one. */
function Month({ draft, months, error }: FieldProps & { months: string[] }) {
  const id = useId()
  const [first = ''] = months
  if (months.length === 1)
    return (
      <p className="mt-5 text-meta text-ink-2">
        {messages.lived(monthAndYear(first))}
        <input type="hidden" name="experienceMonth" value={first} />
      </p>
    )
  return (
    <label className="mt-5 block text-15 font-semibold">
      <span className="mb-1.5 block">{messages.month}</span>
      <select
        name="experienceMonth"
        value={months.includes(draft.text) ? draft.text : first}
        onChange={({ target }) => draft.write(target.value)}
        aria-describedby={error ? id : undefined}
        className="h-13 w-full max-w-xs rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-base font-normal"
      >
        {months.map((month) => (
          <option key={month} value={month}>
            {monthAndYear(month)}
          </option>
        ))}
      </select>
      <FieldError id={id}>{error}</FieldError>
    </label>
  )
}

function TextField({ draft, error }: FieldProps) {
  const id = useId()
  return (
    <div className="mt-5">
      <label htmlFor={id} className="mb-1.5 block text-15 font-semibold">
        {messages.text}
      </label>
      <textarea
        id={id}
        name="text"
        rows={6}
        value={draft.text}
        onChange={({ target }) => draft.write(target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-length ${id}-error`}
        className={`block w-full rounded-md bg-surface px-4 py-3 text-base ${error ? 'border-2 border-rouge-600' : 'border-[1.5px] border-line-strong'}`}
      />
      <FieldError id={`${id}-error`}>{error}</FieldError>
      <p id={`${id}-length`} className="mt-1.5 text-meta text-ink-2 tabular-nums">
        {messages.length(computeLength(draft.text))}
      </p>
    </div>
  )
}

const FieldError = ({ id, children }: { id: string; children: string | undefined }) => (
  <p id={id} role="alert" className="text-meta font-semibold text-rouge-700 not-empty:mt-1.5">
    {children}
  </p>
)
