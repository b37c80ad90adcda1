{{- define "servery.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "servery.labels" -}}
{{ include "servery.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "servery.secret" -}}
{{ .Values.existingSecret | default .Release.Name }}
{{- end -}}

{{/* Empty where images are kept in a bucket. */}}
{{- define "servery.claim" -}}
{{- if not .Values.settings.S3_BUCKET -}}
{{ .Values.images.existingClaim | default (printf "%s-images" .Release.Name) }}
{{- end -}}
{{- end -}}

{{/* The settings, with the address of the ingress where they name none. */}}
{{- define "servery.settings" -}}
{{- $settings := .Values.settings -}}
{{- with .Values.ingress -}}
{{- if .enabled -}}
{{- $host := required "ingress.host is required with ingress.enabled" .host -}}
{{- $address := printf "%s://%s" (ternary "https" "http" (ne .tlsSecret "")) $host -}}
{{- $settings = merge (dict) $settings (dict "SERVERY_PUBLIC_URL" $address) -}}
{{- $_ := required "settings.SERVERY_TRUSTED_PROXIES is required with ingress.enabled: the network that the ingress controller's requests come from" $settings.SERVERY_TRUSTED_PROXIES -}}
{{- end -}}
{{- end -}}
{{- toYaml $settings -}}
{{- end -}}
